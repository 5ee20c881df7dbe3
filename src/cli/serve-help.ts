export const SERVE_HELP = `Usage
  port43 serve               serve the API under /v1 until interrupted

Where it listens
  --host HOST                default 127.0.0.1 (PORT43_HOST)
  --port N                   default 4343; 0: any free one (PORT43_PORT)
  --tls-cert FILE            PEM; with --tls-key: HTTPS (PORT43_TLS_CERT)
  --tls-key FILE             (PORT43_TLS_KEY). SIGHUP reads both again.
  --behind-proxy             a proxy in front has TLS, and tells the client's
                             address in X-Forwarded-For (PORT43_BEHIND_PROXY=1).
                             Plain HTTP beyond loopback needs this.
  --proxy-hops N             so many proxies, one behind the other: the N-th
                             address from the right is the client's; default 1
                             (PORT43_PROXY_HOPS)
  --ops-host HOST            /healthz, /readyz and /metrics, on a listener of
                             their own; default 127.0.0.1 (PORT43_OPS_HOST)
  --ops-port N               default: any free one, which is printed; "off" for
                             none (PORT43_OPS_PORT)

What it stands on
  --database FILE            SQLite; default port43.db (DATABASE_URL, as well)
  --database postgres://…    PostgreSQL, for many processes at once
  --ttl SECONDS              how long a record is served from the database;
                             default 3600 (PORT43_TTL)
  --timeout MS               for a whole lookup; default 30000 (PORT43_TIMEOUT)
  --deadline SECONDS         from a request to its answer, 503 beyond it; more
                             than a lookup takes, less than a proxy in front
                             waits; default 45 (PORT43_DEADLINE)
  --rdap WHEN                fallback (the default), prefer or never; stored
                             answers are WHOIS alone (PORT43_RDAP)
  --lookups N                under way at the same time; default 500
                             (PORT43_LOOKUPS)
  --account-lookups N        of these, for one account; default 100
                             (PORT43_ACCOUNT_LOOKUPS)
  --egress NAME              of the address that lookups leave from: services
                             and workers on one PostgreSQL that give the same
                             share the turns of hosts (PORT43_EGRESS)
  --no-work                  take jobs, and leave them to "port43 work"
                             (PORT43_NO_WORK=1)
  --no-page                  the API alone: no page at /, no reference at /docs
                             (PORT43_NO_PAGE=1)
  --login-failures N         of one address in a minute; default 100
                             (PORT43_LOGIN_FAILURES)
  --log-level LEVEL          debug, info, warn, error or silent, on stderr;
                             default info (PORT43_LOG_LEVEL)
  --demo                     with an empty database: make an account, and print
                             its key, once
  --openapi                  print the OpenAPI document, and end

Without the network
  --replay DIR               answer from stored answers (PORT43_REPLAY)
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"

SIGTERM and SIGINT finish what is under way. A second one does not wait.
  --drain SECONDS            first serve on for so long, while /readyz says 503,
                             so that a balancer goes elsewhere; default 0
                             (PORT43_DRAIN)

Needs: npm install fastify kysely pino prom-client, and libsql or pg, pg-boss;
on Node 20 light-my-request@6.6 beside them, since a newer one wants Node 22

Examples
  port43 serve --replay fixtures --demo
  DATABASE_URL=postgres://db.example/port43 port43 serve --behind-proxy
`;
