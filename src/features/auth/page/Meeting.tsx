import styled from 'styled-components';
import { color } from '../../../ui/theme';

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  .one {
    fill: ${color('primary')};
  }
  .other {
    fill: ${color('accent')};
  }
  .line {
    fill: none;
    stroke: ${color('primary')};
    stroke-width: 2;
  }
`;

/** Two circles that overlap, in the brand's colours, for communities without a picture of their own. */
export const Meeting = () => (
  <Drawing viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
    <circle className="line" cx="200" cy="220" r="230" opacity="0.12" />
    <circle className="line" cx="200" cy="220" r="180" opacity="0.18" />
    <circle className="one" cx="150" cy="210" r="96" opacity="0.85" />
    <circle className="other" cx="252" cy="230" r="96" opacity="0.75" />
    <circle className="line" cx="200" cy="220" r="280" opacity="0.08" />
    <circle className="other" cx="66" cy="86" r="14" opacity="0.6" />
    <circle className="one" cx="334" cy="104" r="9" opacity="0.7" />
    <circle className="one" cx="352" cy="352" r="18" opacity="0.25" />
  </Drawing>
);
