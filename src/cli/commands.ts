import { accountsCommand } from './accounts.js';
import type { Command } from './command.js';
import { explainCommand } from './explain.js';
import { lookupCommand } from './lookup.js';
import { parseCommand } from './parse.js';
import { replayCommand } from './replay.js';
import { serveCommand } from './serve.js';

export const COMMANDS: readonly Command[] = [
  lookupCommand,
  parseCommand,
  explainCommand,
  replayCommand,
  serveCommand,
  accountsCommand,
];

export const commandNamed = (name: string): Command | undefined =>
  COMMANDS.find((command) => command.name === name);
