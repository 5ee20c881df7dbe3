/** Where each block of Unicode begins (Blocks.txt of Unicode 14, which Node 20 knows all of), in hexadecimal. */
const STARTS = `
  0 80 100 180 250 2b0 300 370 400 500 530 590 600 700 750 780 7c0 800 840 860 870 8a0 900 980 a00 a80 b00 b80 c00 c80 d00 d80
  e00 e80 f00 1000 10a0 1100 1200 1380 13a0 1400 1680 16a0 1700 1720 1740 1760 1780 1800 18b0 1900 1950 1980 19e0 1a00 1a20 1ab0
  1b00 1b80 1bc0 1c00 1c50 1c80 1c90 1cc0 1cd0 1d00 1d80 1dc0 1e00 1f00 2000 2070 20a0 20d0 2100 2150 2190 2200 2300 2400 2440
  2460 2500 2580 25a0 2600 2700 27c0 27f0 2800 2900 2980 2a00 2b00 2c00 2c60 2c80 2d00 2d30 2d80 2de0 2e00 2e80 2f00 2ff0 3000
  3040 30a0 3100 3130 3190 31a0 31c0 31f0 3200 3300 3400 4dc0 4e00 a000 a490 a4d0 a500 a640 a6a0 a700 a720 a800 a830 a840 a880
  a8e0 a900 a930 a960 a980 a9e0 aa00 aa60 aa80 aae0 ab00 ab30 ab70 abc0 ac00 d7b0 d800 db80 dc00 e000 f900 fb00 fb50 fe00 fe10
  fe20 fe30 fe50 fe70 ff00 fff0 10000 10080 10100 10140 10190 101d0 10280 102a0 102e0 10300 10330 10350 10380 103a0 10400 10450
  10480 104b0 10500 10530 10570 10600 10780 10800 10840 10860 10880 108e0 10900 10920 10980 109a0 10a00 10a60 10a80 10ac0 10b00
  10b40 10b60 10b80 10c00 10c80 10d00 10e60 10e80 10f00 10f30 10f70 10fb0 10fe0 11000 11080 110d0 11100 11150 11180 111e0 11200
  11280 112b0 11300 11400 11480 11580 11600 11660 11680 11700 11800 118a0 11900 119a0 11a00 11a50 11ab0 11ac0 11c00 11c70 11d00
  11d60 11ee0 11fb0 11fc0 12000 12400 12480 12f90 13000 13430 14400 16800 16a40 16a70 16ad0 16b00 16e40 16f00 16fe0 17000 18800
  18b00 18d00 1aff0 1b000 1b100 1b130 1b170 1bc00 1bca0 1cf00 1d000 1d100 1d200 1d2e0 1d300 1d360 1d400 1d800 1df00 1e000 1e100
  1e290 1e2c0 1e7e0 1e800 1e900 1ec70 1ed00 1ee00 1f000 1f030 1f0a0 1f100 1f200 1f300 1f600 1f650 1f680 1f700 1f780 1f800 1f900
  1fa00 1fa70 1fb00 20000 2a700 2b740 2b820 2ceb0 2f800 30000 e0000 e0100 f0000 100000
`;

/** One character of each block: its first letter, or its first sign where it has none. Surrogates and private use have neither. */
export function oneOfEachBlock(): string[] {
  const starts = STARTS.trim()
    .split(/\s+/)
    .map((hex) => Number.parseInt(hex, 16));
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? 0x110000;
    return firstOf(/\p{L}/u, start, end) ?? firstOf(/[\p{S}\p{P}\p{N}\p{M}]/u, start, end) ?? [];
  });
}

function firstOf(kind: RegExp, start: number, end: number): string | null {
  for (let code = start; code < end; code++) {
    const character = String.fromCodePoint(code);
    if (kind.test(character)) return character;
  }
  return null;
}
