import styled, { keyframes } from 'styled-components';
import { Text } from '../../../ui/Text/Text';
import { color, layers, media, motion, space, token } from '../../../ui/theme';

/** Height of the site's header, which a phone's page leaves room for. */
const header = '65px';

/* On a phone the page itself is the sheet; from tablet up the sheet lies on the page. */
export const Ground = styled.div`
  ${media.md} {
    display: grid;
    place-items: start center;
    padding: ${space(10)} 30px ${space(16)};
  }
`;

export const Sheet = styled.div`
  inline-size: 100%;
  ${media.md} {
    max-inline-size: 680px;
    background: ${color('surface')};
    border-radius: ${token('radius-lg')};
    box-shadow: ${token('shadow-md')};
    overflow: clip;
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: 290px minmax(0, 1fr);
    max-inline-size: 1020px;
    min-block-size: 640px;
  }
`;

export const Column = styled.form`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: calc(100dvh - ${header});
  padding: ${space(5)} max(16px, env(safe-area-inset-left)) 0;
  /* A focused element must not be hidden behind the buttons. */
  ${media.phone} {
    :is(input, textarea, select, button) {
      scroll-margin-block-end: 104px;
    }
  }
  ${media.md} {
    min-block-size: 560px;
    padding: ${space(9)} ${space(10)} ${space(8)};
  }
  ${media.lg} {
    padding: ${space(11)} ${space(12)} ${space(9)};
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block: ${space(5)} ${space(6)};
  ${media.lg} {
    margin-block-start: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: 24px;
`;

/* Said once, before the first question. */
export const Overview = styled(Text)`
  margin-block-end: ${space(4)};
`;

const arrive = keyframes`from { opacity: 0; transform: translateY(6px); }`;

/** One page of onboarding; it comes in softly when it takes another's place. */
export const Body = styled.div`
  display: grid;
  gap: ${space(6)};
  align-content: start;
  padding-block-end: ${space(8)};
  animation: ${arrive} ${motion.slow} ${motion.ease};
`;

/** Always in the thumb's reach on a phone. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-start: auto;
  margin-inline: -16px;
  padding: ${space(3)} 16px max(${space(3)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('border')};
  background: ${color('background')};
  > [type='submit'] {
    flex: 1;
  }
  ${media.md} {
    position: static;
    margin-inline: 0;
    > :first-child:not([type='submit']) {
      margin-inline-start: calc(-1 * ${space(5)});
    }
    padding: 0;
    border: 0;
    background: none;
    > [type='submit'] {
      flex: none;
      min-inline-size: 180px;
      margin-inline-start: auto;
    }
  }
`;
