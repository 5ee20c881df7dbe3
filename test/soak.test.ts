import { describe, expect, it } from 'vitest';
import { isGrowing } from '../scripts/soak/growth.js';
import { plot } from '../scripts/soak/plot.js';

const MAY = { share: 0.2, by: 10 };
const run = (value: (minute: number) => number) => Array.from({ length: 90 }, (_, minute) => value(minute));

describe('a gauge of the soak test', () => {
  it('keeps growing if its last third is above its second by more than a share and an amount', () => {
    expect(
      isGrowing(
        run((minute) => 20 + minute),
        MAY,
      ),
    ).toBe(true);
    expect(
      isGrowing(
        run((minute) => 100 + 2 * minute),
        MAY,
      ),
    ).toBe(true);
  });

  it('does not keep growing if it only grows at first, by little, or in peaks', () => {
    expect(
      isGrowing(
        run((minute) => Math.min(20 + 10 * minute, 200)),
        MAY,
      ),
    ).toBe(false);
    expect(
      isGrowing(
        run((minute) => 1000 + minute),
        MAY,
      ),
    ).toBe(false);
    expect(
      isGrowing(
        run((minute) => 1 + minute / 50),
        MAY,
      ),
    ).toBe(false);
    expect(
      isGrowing(
        run((minute) => (minute % 7 === 0 ? 500 : 50)),
        MAY,
      ),
    ).toBe(false);
  });

  it('is drawn as bars from 0 to its maximum, and keeps its peaks when it is shortened', () => {
    expect(plot([0, 1, 2, 3, 4, 5, 6, 7, 8])).toBe('▁▁▂▃▄▅▆▇█');
    expect(plot([...Array(500).fill(1), 8, ...Array(499).fill(1)], 10)).toBe('▁▁▁▁▁█▁▁▁▁');
    expect(plot([0, 0])).toBe('▁▁');
  });
});
