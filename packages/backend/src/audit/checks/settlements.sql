-- Staff settle only money that did not count, and every payment has a known result.
select bill_no as "order", reference, outcome, amount, result, settled_at
from payment_notifications
where result is null
  or result not in ('too-late', 'wrong-amount', 'paid-again') and settled_at is not null
  or result = 'unknown-status' and outcome in ('paid', 'reversed')
  or result in ('too-late', 'wrong-amount', 'paid-again') and outcome not in ('paid', 'reversed')
  or amount < 0
order by bill_no, reference, outcome
