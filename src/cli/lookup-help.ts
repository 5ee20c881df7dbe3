import { EXIT_HELP } from './exit-codes.js';

export const LOOKUP_HELP = `Usage
  port43 DOMAIN…             print a summary of each name
  port43 - < names.txt       the same for a list, one name on a line

Names are taken as people paste them: any case, Unicode or punycode, with or
without "www.". Several are asked at once, and printed in the order given.

What is printed
  (nothing)                  a summary
  --record                   the whole record: every server's answer in one text
  --parts                    each server's answer under its name
  --json                     everything as JSON: domain, daystamp, parts,
                             record, properties, warnings. One name: an object.
                             Several, or a list from stdin: one object on a line
                             (NDJSON). A failure is { "error": { code, message,
                             host, domain, … } } in the place of the result.
  --available                "available", or what it is instead, or "unknown".
                             "available" needs the registry's own word for it.
                             With --json: { domain, available, status }.

How it is asked
  --timeout MS               for a whole lookup, all servers (default 30000)
  --no-referrals             ask the registry only, not the registrar
  --rdap WHEN                fallback: where there is no WHOIS server or it does
                             not serve the suffix (default); prefer: before
                             WHOIS; never
  --concurrency N            names at once (default 8); each registry is spared
                             beyond that, whatever you set
  --verbose                  tell each step on stderr
  --replay DIR               ask stored answers instead of the network
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"

${EXIT_HELP}

Examples
  port43 example.com
  port43 --json example.com | jq .properties.expires_on
  port43 --available example.com && echo "still free"
  port43 --json - < names.txt > answers.ndjson
`;
