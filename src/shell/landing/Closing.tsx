import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { Link } from '../../ui/Link/Link';
import { Heading } from '../../ui/Text/Heading';
import { color, media, space } from '../../ui/theme';
import { ShortAuth } from '../auth/ShortAuth';
import { useCommunity } from '../context/bootContext';
import { useLegalDocuments } from '../legal/useLegalDocuments';

const Ground = styled.section`
  padding-block: ${space(14)};
  background: ${color('surface')};
  border-block-start: 1px solid ${color('border')};
  ${media.md} {
    padding-block: ${space(20)};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space(6)};
  max-inline-size: 480px;
  margin-inline: auto;
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)} ${space(6)};
  > a {
    padding-block: ${space(2)};
  }
`;

/** Who and under which rules: the two links a visitor looks for before joining (AUT-01). */
export function ClosingLinks() {
  const { t } = useTranslation('landing');
  const { siteUrl } = useCommunity().brand;
  const { policyUrl } = useLegalDocuments();
  if (!siteUrl && !policyUrl) return null;
  return (
    <Links>
      {siteUrl && <Link href={siteUrl}>{t('about')}</Link>}
      {policyUrl && <Link href={policyUrl}>{t('privacy')}</Link>}
    </Links>
  );
}

/** The end of the full page: start networking, about, privacy policy (AUT-01). */
export function Closing() {
  const { t } = useTranslation('landing');
  return (
    <Ground aria-label={t('startNetworking')}>
      <Container>
        <Column>
          <Heading level={2} size="xl" align="center">
            {t('closing')}
          </Heading>
          <ShortAuth />
          <ClosingLinks />
        </Column>
      </Container>
    </Ground>
  );
}
