import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { teamContactUrl } from '../../lib/teamContact';
import { Container } from '../../ui/Container/Container';
import { Link } from '../../ui/Link/Link';
import { color, space, textSize } from '../../ui/theme';
import { useCommunity } from '../context/bootContext';
import { useLegalDocuments } from '../legal/useLegalDocuments';
import { useVariant } from '../context/variant';
import { ThemeToggle } from './ThemeToggle';

const Ground = styled.footer`
  margin-block-start: auto;
  padding-block: ${space(6)};
  border-block-start: 1px solid ${color('border')};
  color: ${color('muted')};
  ${textSize('sm')}
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-inline-end: auto;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

interface FooterLink {
  label: string;
  url?: string;
}

/** The platform's own pages, where the community is the platform's own (VAR-01). */
function usePlatformLinks(): FooterLink[] {
  const { t } = useTranslation();
  const { platformLinks } = useCommunity().community;
  const { brand, links } = useVariant();
  if (!platformLinks) return [];
  return [
    { label: t('footer.pricing'), url: links.pricingUrl },
    { label: brand.title, url: brand.siteUrl },
  ];
}

/** The footer: community, legal documents, theme. */
export function Footer() {
  const { t } = useTranslation();
  const { brand, community } = useCommunity();
  const { termsUrl, policyUrl, agreementUrl } = useLegalDocuments();
  const links: FooterLink[] = [
    { label: t('footer.terms'), url: termsUrl },
    { label: t('footer.privacy'), url: policyUrl },
    { label: t('footer.agreement'), url: agreementUrl },
    ...usePlatformLinks(),
    { label: t('footer.team'), url: community.teamContact && teamContactUrl(community.teamContact) },
  ];
  return (
    <Ground>
      <Row>
        {brand.siteUrl ? (
          <Link quiet alone href={brand.siteUrl}>
            {brand.title}
          </Link>
        ) : (
          <span>{brand.title}</span>
        )}
        <Links aria-label={t('footer.label')}>
          {links.map(
            ({ label, url }) =>
              url && (
                <li key={label}>
                  <Link quiet href={url} target="_blank" rel="noopener">
                    {label}
                  </Link>
                </li>
              ),
          )}
        </Links>
        <ThemeToggle />
      </Row>
    </Ground>
  );
}
