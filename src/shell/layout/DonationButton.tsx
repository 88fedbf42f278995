import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Community } from '../../generated/config/community';
import type { Resolved } from '../../config/types';
import { localize } from '../../lib/lang';
import { color, motion, space, textSize, token } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { useBoot } from '../context/bootContext';
import { spots } from './spots';

const Give = styled.a<{ $strip: boolean }>`
  position: relative;
  display: ${({ $strip }) => ($strip ? 'flex' : 'none')};
  flex: none;
  align-items: center;
  justify-content: center;
  min-block-size: ${({ $strip }) => ($strip ? '44px' : '36px')};
  padding-inline: ${space(4)};
  overflow: hidden;
  border-radius: ${({ $strip }) => ($strip ? '0' : token('radius-md'))};
  background: ${color('accent')};
  color: ${color('on-accent')};
  ${textSize('sm')}
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  outline-offset: ${({ $strip }) => ($strip ? '-4px' : '2px')};
  @media (min-width: 769px) {
    display: ${({ $strip }) => ($strip ? 'none' : 'inline-flex')};
    white-space: nowrap;
  }
`;

/* The spots keep off the words. */
const Label = styled.span`
  position: relative;
  background: ${color('accent')};
  box-shadow: 0 0 4px 4px ${color('accent')};
`;

const Spots = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: currentColor;
  opacity: 0.16;
  transition: opacity ${motion.slow} ${motion.ease};
  a:hover > & {
    opacity: 0.34;
  }
`;

export interface DonationButtonProps {
  donation: Resolved<NonNullable<Community['donation']>>;
  /** Across the page below the header, up to 768 px; else in the header, on wider screens alone. */
  strip?: boolean;
}

/** Leads to the community's page for donations, among 52 decorative spots (NAV-02). */
export default function DonationButton({ donation, strip = false }: DonationButtonProps) {
  const { t } = useTranslation();
  const { lang } = useBoot();
  return (
    <Give href={donation.url} target="_blank" rel="noopener noreferrer" $strip={strip}>
      <Spots aria-hidden viewBox="0 0 130 40" preserveAspectRatio="xMidYMid slice">
        {spots.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </Spots>
      <Label>
        {localize(donation.label, lang) || t('header.donate')}
        <VisuallyHidden> ({t('opensAnotherSite')})</VisuallyHidden>
      </Label>
    </Give>
  );
}
