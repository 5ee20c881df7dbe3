export const GATEWAY_HELP = `Usage
  port43 gateway             speak WHOIS on port 43 until interrupted

For programs that know WHOIS alone. A question is a name, an address or an AS
number on a line (RFC 3912); the answer is its record in UTF-8, RDAP's laid out
as text. What goes wrong is told in lines that begin with "% port43:", and never
looks like a free name.

Where it listens
  --host HOST                default 127.0.0.1 (or --listen HOST); 0.0.0.0 or ::
                             lets everybody ask who reaches this machine
  --port N                   default 43, which needs rights; 0: any free one

How it is asked
  --ttl SECONDS              how long a record is served from memory; default
                             3600
  --timeout MS               for a whole lookup; default 30000
  --rdap WHEN                fallback (the default), prefer or never
  --lookups N                under way at the same time; default 500
  --client-lookups N         of these, for one address (IPv6: its /64); default
                             100. Who asks for more waits, then is told so
  --verbose                  tell each question on stderr

Without the network
  --replay DIR               answer from stored answers
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"

SIGTERM and SIGINT finish what is under way. A second one does not wait.

Exit codes
    0  ended by a signal
    2  wrong usage, or a port that cannot be listened on

Examples
  port43 gateway --port 4343 --replay fixtures
  whois -h 127.0.0.1 -p 4343 example.com
`;
