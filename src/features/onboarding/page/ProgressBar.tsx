import styled from 'styled-components';
import { color, media, motion } from '../../../ui/theme';

/** Above this number, single segments are hard to distinguish, so there is one bar. */
const manyPages = 14;

const Bar = styled.div`
  display: flex;
  gap: 4px;
  ${media.lg} {
    display: none;
  }
`;

const Part = styled.span<{ $share: number; $reached: boolean }>`
  flex: ${({ $share }) => $share} 0 0;
  block-size: 4px;
  border-radius: 2px;
  background: ${({ $reached }) => color($reached ? 'primary' : 'border')};
  transition: background-color ${motion.slow} ${motion.ease};
`;

/** The progress as a bar; the text beside it is for everybody. `page` starts at 1. */
export function ProgressBar({ page, total }: { page: number; total: number }) {
  const parts =
    total <= manyPages
      ? Array.from({ length: total }, (_, at) => ({ share: 1, reached: at < page }))
      : [
          { share: page, reached: true },
          { share: total - page, reached: false },
        ].filter(({ share }) => share > 0);
  return (
    <Bar aria-hidden>
      {parts.map(({ share, reached }, at) => (
        <Part key={at} $share={share} $reached={reached} />
      ))}
    </Bar>
  );
}
