import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { routePaths } from '../../lib/routes';
import { color, media, space, textSize, token } from '../../ui/theme';
import { useCommunity } from '../context/bootContext';

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  /* On the narrowest screens the logo shrinks, so that buttons fit. */
  flex: 0 1 auto;
  min-inline-size: 40px;
  min-block-size: 44px;
  max-inline-size: min(200px, 45vw);
  text-decoration: none;
  ${media.md} {
    max-inline-size: 280px;
  }
`;

/** The narrowest screens have no room for it beside the buttons. */
const Title = styled.span`
  display: none;
  ${textSize('md')}
  min-inline-size: 0;
  overflow: hidden;
  color: ${color('text')};
  font-family: ${token('font-heading')};
  font-weight: 650;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (min-width: 360px) {
    display: block;
  }
  ${media.md} {
    ${textSize('lg')}
  }
`;

const Picture = styled.img<{ $on?: 'light' | 'dark' }>`
  inline-size: auto;
  max-inline-size: 100%;
  block-size: 32px;
  object-fit: contain;
  object-position: left;
  ${({ $on }) => $on === 'dark' && 'display: none;'}
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${({ $on }) => $on && `display: ${$on === 'dark' ? 'block' : 'none'};`}
    }
  }
  :root[data-theme='dark'] & {
    ${({ $on }) => $on && `display: ${$on === 'dark' ? 'block' : 'none'};`}
  }
`;

/**
 * The brand's logo that fits the background, and its title unless the logo contains it. Links to the welcome page
 * (NAV-01).
 */
export function Logo() {
  const { t } = useTranslation();
  const { brand } = useCommunity();
  const two = brand.logoDarkUrl !== brand.logoUrl;
  return (
    <Home to={routePaths.welcome} aria-label={t('header.toWelcome', { title: brand.title })}>
      <Picture src={brand.logoUrl} alt="" height={32} $on={two ? 'light' : undefined} />
      {two && <Picture src={brand.logoDarkUrl} alt="" height={32} loading="lazy" $on="dark" />}
      {brand.titleBesideLogo && <Title>{brand.title}</Title>}
    </Home>
  );
}
