import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Container } from '../../ui/Container/Container';
import { Link } from '../../ui/Link/Link';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { color, media, space } from '../../ui/theme';
import { ShortAuth } from '../auth/ShortAuth';
import { useBoot } from '../context/bootContext';
import { useLegalDocuments } from '../legal/useLegalDocuments';
import type { ShownSection } from './sections';

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

/** Id of the element that describes the community: a section with this id, or the text below. */
const aboutId = 'about';

/**
 * The links about the community and its rules, which visitors look for before joining (AUT-01). A community without a
 * site of its own and without a section about it is described here.
 */
export function ClosingLinks({ sections }: { sections: readonly ShownSection[] }) {
  const { t } = useTranslation('landing');
  const { config, lang } = useBoot();
  const landing = config.landing[lang];
  const { siteUrl } = config.brand;
  const { policyUrl } = useLegalDocuments();
  const described = siteUrl !== undefined || sections.some(({ id }) => id === aboutId);
  return (
    <>
      {!described && (
        <section id={aboutId}>
          <Heading level={2} size="lg" align="center">
            {t('about')}
          </Heading>
          <Text $align="center" $tone="muted">
            {landing?.description ?? landing?.title ?? config.community.title}
          </Text>
        </section>
      )}
      <Links>
        <Link alone href={siteUrl ?? `#${aboutId}`}>
          {t('about')}
        </Link>
        {policyUrl && (
          <Link alone href={policyUrl}>
            {t('privacy')}
          </Link>
        )}
      </Links>
    </>
  );
}

/** The end of the full page: start networking, about, privacy policy (AUT-01). */
export function Closing({ sections }: { sections: readonly ShownSection[] }) {
  const { t } = useTranslation('landing');
  return (
    <Ground aria-label={t('startNetworking')}>
      <Container>
        <Column>
          <Heading level={2} size="xl" align="center">
            {t('closing')}
          </Heading>
          <ShortAuth />
          <ClosingLinks sections={sections} />
        </Column>
      </Container>
    </Ground>
  );
}
