import { describe, expect, it } from 'vitest';
import { componentIds } from './componentIds';

const { transform } = componentIds('/src') as unknown as {
  transform: (code: string, id: string) => { code: string } | null;
};
const idIn = (code: string, file = '/src/ui/Card.tsx') =>
  /componentId: '(\w+)'/.exec(transform(code, file)?.code ?? '')?.[1];

describe('ids of styled components', () => {
  it.each([
    ['const Card = styled.div`', 'const Card = styled.div.withConfig({'],
    ['const Card = styled(Base)`', 'const Card = styled(Base).withConfig({'],
    ["export const Card = styled(Base).attrs({ as: 'section' })`", 'styled(Base).withConfig({'],
  ])('are given to %s', (code, start) => {
    expect(transform(code, '/src/ui/Card.tsx')?.code).toContain(start);
  });

  it('tell file and name apart, and are the same every time', () => {
    const ids = [
      idIn('const Card = styled.div`'),
      idIn('const Lid = styled.div`'),
      idIn('const Card = styled.div`', '/src/ui/Box.tsx'),
    ];
    expect(new Set(ids).size).toBe(3);
    expect(idIn('const Card = styled.div`')).toBe(ids[0]);
  });

  it('are not for what is no component, nor for packages', () => {
    expect(transform('const styled = 1;', '/src/a.ts')).toBeNull();
    expect(transform('const Card = styled.div`', '/node_modules/a/index.js')).toBeNull();
  });
});
