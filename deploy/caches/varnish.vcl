# Varnish 7.1 or later in front of the shop, behind what ends TLS. Start varnishd with `-p http_gzip_support=off`: the shop compresses, and
# Varnish by itself would store gzip alone. Replace the upper-case names, for example with envsubst.
vcl 4.1;

import std;

backend shop {
  .host = "${SHOP_HOST}";
  .port = "${SHOP_PORT}";
  .connect_timeout = 2s;
  # A shop that stops leaves idle connections open for 3 s.
  .first_byte_timeout = 30s;
}

# The hook of PURGE_URL (purge-hook.ts).
acl purgers { "localhost"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!client.ip ~ purgers) { return (synth(405)); }
    return (purge);
  }
  # What a client writes into them is not true. Behind what ends TLS: its address, by the PROXY protocol.
  set req.http.X-Forwarded-For = client.ip;
  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.Surrogate-Capability;
  # One stored body for each encoding.
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # Asked anew after a failure: then an old page is better than none.
  if (req.restarts == 0) { set req.grace = 0s; unset req.http.X-Passed; } else { set req.grace = 30d; }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Never cached, whatever the answer says.
  if (req.url ~ "^/(account|api|cart|checkout|confirm-email|forgot-password|language|order|payment|reviews|sign-in|sign-up|stock-alert|ucp)(/|\?|$)" || req.url ~ "^/queue(\?|$)") { return (pass); }
  # For the machines behind, not for the public.
  if (req.url ~ "^/(livez|readyz|metrics)(\?|$)") { return (synth(404)); }
  # Who has a place in a queue is answered by the shop. All others get pages that are the same for everyone, whatever their cookies.
  if (req.http.Cookie ~ "(^|;\s*)(__Host-)?queue=1\.\w+\.[^0]" || req.http.Authorization) { return (pass); }
  return (hash);
}

sub vcl_pass {
  set req.http.X-Passed = "1";
}

sub vcl_backend_fetch {
  unset bereq.http.X-Passed;
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s)
      - std.duration(beresp.http.Age + "s", 0s);
    set beresp.grace = 0s;
    if (beresp.http.CDN-Cache-Control ~ "stale-if-error=\d+") {
      set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
    }
  }
  # A failure takes the place of no page.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && !req.http.X-Passed) { return (restart); }
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
