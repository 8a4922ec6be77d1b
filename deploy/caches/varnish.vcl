# Varnish 7.1 or later in front of the shop, behind a TLS terminator. Start varnishd with `-p http_gzip_support=off`: the shop compresses,
# and Varnish would otherwise store only gzip. Replace the upper-case names, for example with envsubst.
vcl 4.1;

import std;

backend shop {
  .host = "${SHOP_HOST}";
  .port = "${SHOP_PORT}";
  .connect_timeout = 2s;
  # A stopping shop keeps idle connections open for 3 s.
  .first_byte_timeout = 30s;
}

# The hook of PURGE_URL (purge-hook.ts).
acl purgers { "localhost"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!client.ip ~ purgers) { return (synth(405)); }
    return (purge);
  }
  # Discards client-supplied values. Behind a TLS terminator, the client's address comes by the PROXY protocol.
  set req.http.X-Forwarded-For = client.ip;
  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.Surrogate-Capability;
  # One cached body per encoding.
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # On the restart after an error, a stale page is better than none.
  if (req.restarts == 0) { set req.grace = 0s; unset req.http.X-Passed; } else { set req.grace = 30d; }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Never cached, whatever the response headers say.
  if (req.url ~ "^/(account|api|cart|checkout|confirm-email|forgot-password|language|order|payment|reviews|sign-in|sign-up|stock-alert|ucp)(/|\?|$)" || req.url ~ "^/queue(\?|$)") { return (pass); }
  # For internal machines only.
  if (req.url ~ "^/(livez|readyz|metrics)(\?|$)") { return (synth(404)); }
  # Shoppers with a place in a queue bypass the cache. All others get shared pages, whatever their cookies.
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
  # An error never replaces a cached page.
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
