export const ACCOUNTS_HELP = `Usage
  port43 accounts create --email E --plan payg --credits N
  port43 accounts create --email E --plan monthly --quota N
  port43 accounts list
  port43 accounts show WHO
  port43 accounts entries WHO [--kind K] [--limit N]
                                             what was granted, charged and given
                                             back, the latest first; 100 of them
  port43 accounts grant WHO --credits N [--reason TEXT]
  port43 accounts grant WHO --credits -N --reason TEXT
                                             add credits, or take them back
  port43 accounts plan WHO --plan payg|monthly [--credits N | --quota N]
  port43 accounts rotate WHO [--keep 24h]    a new key in the place of the old,
                                             which works on for that time (30m,
                                             24h, 7d; 30d at most), or not
  port43 accounts revoke WHO                 all its keys stop working at once
  port43 accounts restore WHO                undo that, with a new key
  port43 accounts audit                      add up the ledger, and compare:
                                             exit code 1 where it differs

WHO is an account's id or its e-mail address. A key is shown once, by create,
rotate and restore: what is stored is its hash. All are safe while services run.
--kind is grant, charge, refund or closed: a month that is over, its charges and
refunds put together.

  --database FILE            SQLite; default port43.db (DATABASE_URL, as well)
  --database postgres://…    PostgreSQL
  --json                     JSON in the place of text

Needs the packages of "port43 serve".
`;
