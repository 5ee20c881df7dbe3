import { type BlockReader, readBlock } from '../values/contact-block.js';

/** One word below a role is the handle of its contact; lines are the contact itself. */
export const handleLine: BlockReader = (lines) => {
  const [first = ''] = lines;
  return lines.length === 1 && !/\s/u.test(first) ? { id: first } : readBlock(lines);
};
