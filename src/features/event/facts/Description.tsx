import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asWritten } from '../../../lib/asWritten';
import type { Lang } from '../../../lib/lang';
import { Heading } from '../../../ui/Text/Heading';
import { space } from '../../../ui/theme';
import { LinkedText } from './LinkedText';

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
`;
const Words = styled.p`
  max-inline-size: 720px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The organisers' description of the event. */
export function Description({ text, lang }: { text: string; lang: Lang | undefined }) {
  const { t } = useTranslation('eventPage');
  return (
    <Section>
      <Heading level={2} size="lg">
        {t('about')}
      </Heading>
      <Words {...asWritten(text, lang)}>
        <LinkedText text={text} />
      </Words>
    </Section>
  );
}
