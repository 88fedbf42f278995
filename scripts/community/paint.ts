type Color = 'red' | 'yellow' | 'green' | 'cyan' | 'dim' | 'bold';

const codes: Record<Color, [number, number]> = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
  dim: [2, 22],
  bold: [1, 22],
};

/** Colours a text, on a terminal alone and never where NO_COLOR asks for none. */
export function painter(stream: { isTTY?: boolean }, env: Record<string, string | undefined> = process.env) {
  const isOn = stream.isTTY === true && !env.NO_COLOR;
  return (color: Color, text: string): string => {
    const [on, off] = codes[color];
    return isOn ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
}

export type Paint = ReturnType<typeof painter>;
