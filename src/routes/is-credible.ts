import {
  type BootstrapFile,
  type BootstrapTables,
  bootstrapBase,
  ianaTlds,
  type ResourceBlock,
  SHIPPED,
  shippedBlocks,
} from '../registry/index.js';

/** Registries come and go every month; a tenth of them at once is a broken file. */
const LEAST = 0.9;

/**
 * Why a file looks broken rather than newer, or null: it lost more than a tenth of what the table of this version has, or of what is in
 * use. Both count, so that many small losses do not add up.
 */
export function whyNotCredible(
  file: BootstrapFile,
  next: BootstrapTables,
  inUse: BootstrapTables,
): string | null {
  for (const known of [SHIPPED, inUse]) {
    const { kept, all, what } = file === 'dns' ? suffixes(next, known) : blocks(file, next, known);
    if (kept < all * LEAST) return `it has servers for only ${kept} of ${all} known ${what}`;
  }
  return null;
}

/** How many of the known suffixes or blocks a new file still has. */
interface KeptShare {
  kept: number;
  all: number;
  what: string;
}

/** A suffix is kept if the new file has a base that can be used for it. */
function suffixes(next: BootstrapTables, known: BootstrapTables): KeptShare {
  const all = [...new Set([...ianaTlds(), ...(known.dns?.keys() ?? [])])].filter(
    (tld) => bootstrapBase(tld, known).isListed,
  );
  const kept = all.filter((tld) => bootstrapBase(tld, next).isListed);
  return { kept: kept.length, all: all.length, what: 'suffixes' };
}

/** A block is kept if the new file has a block for its first number: blocks are split and joined. */
function blocks(
  file: Exclude<BootstrapFile, 'dns'>,
  next: BootstrapTables,
  known: BootstrapTables,
): KeptShare {
  const all = known[file] ?? shippedBlocks(file);
  const now = next[file] ?? [];
  const isKept = ({ range: { first } }: ResourceBlock): boolean =>
    now.some(({ range }) => range.first <= first && first <= range.last);
  return { kept: all.filter(isKept).length, all: all.length, what: 'blocks' };
}
