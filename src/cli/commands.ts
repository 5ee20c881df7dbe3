import type { Command } from './command.js';

/** Each command is loaded when it is needed, so that starting one does not pay for the others. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  lookup: async () => (await import('./lookup.js')).command,
  bulk: async () => (await import('./bulk/bulk.js')).command,
  parse: async () => (await import('./parse/parse.js')).command,
  explain: async () => (await import('./explain/explain.js')).command,
  compare: async () => (await import('./compare.js')).command,
  diff: async () => (await import('./diff.js')).command,
  watch: async () => (await import('./watch/watch.js')).command,
  'rdap-check': async () => (await import('./rdap-check.js')).command,
  routes: async () => (await import('./routes.js')).command,
  replay: async () => (await import('./replay.js')).command,
  gateway: async () => (await import('./gateway.js')).command,
  exporter: async () => (await import('./exporter.js')).command,
  serve: async () => (await import('./service/serve.js')).command,
  work: async () => (await import('./service/work.js')).command,
  accounts: async () => (await import('./service/accounts.js')).command,
  mcp: async () => (await import('./mcp/mcp.js')).command,
  completion: async () => (await import('./completion.js')).completionOf(loadCommands),
};

/** All commands, `lookup` first. */
export const loadCommands = (): Promise<Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));
