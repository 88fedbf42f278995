/** The given features of a portrait; all others are random. */
export interface Look {
  gender: 'f' | 'm';
  /** 1, the lightest, to 6. */
  skin: number;
  isOld: boolean;
  hijab: boolean;
  beard: boolean;
  glasses: boolean;
  bald: boolean;
}

const written = /^([fm])([1-6])([ghbsk]*)$/;

/** Of `f3gs`: a woman, skin 3, grey, with glasses (h hijab, b beard, k bald). */
export function readLook(text: string): Look {
  const [, gender, skin, marks] = written.exec(text) ?? [];
  if (!gender || marks === undefined) throw new Error(`no look: ${text}`);
  return {
    gender: gender === 'f' ? 'f' : 'm',
    skin: Number(skin),
    isOld: marks.includes('g'),
    hijab: marks.includes('h'),
    beard: marks.includes('b'),
    glasses: marks.includes('s'),
    bald: marks.includes('k'),
  };
}
