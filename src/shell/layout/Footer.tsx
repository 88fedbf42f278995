import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { Link } from '../../ui/Link/Link';
import { color, space, textSize } from '../../ui/theme';
import { useCommunity } from '../boot/bootContext';
import { useLegalDocuments } from '../legal/useLegalDocuments';
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

/** Who this is, the legal documents, the theme. */
export function Footer() {
  const { t } = useTranslation();
  const { brand } = useCommunity();
  const { termsUrl, policyUrl, agreementUrl } = useLegalDocuments();
  const documents = [
    ['terms', termsUrl],
    ['privacy', policyUrl],
    ['agreement', agreementUrl],
  ] as const;
  return (
    <Ground>
      <Row>
        {brand.siteUrl ? (
          <Link quiet href={brand.siteUrl}>
            {brand.title}
          </Link>
        ) : (
          <span>{brand.title}</span>
        )}
        <Links aria-label={t('footer.label')}>
          {documents.map(
            ([name, url]) =>
              url && (
                <li key={name}>
                  <Link quiet href={url} target="_blank" rel="noopener">
                    {t(`footer.${name}`)}
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
