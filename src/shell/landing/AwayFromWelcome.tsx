import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { Heading } from '../../ui/Text/Heading';
import { space } from '../../ui/theme';
import { useBoot } from '../context/bootContext';
import { siteUrl } from '../context/siteUrl';

const Wrapper = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(6)};
  padding-block: ${space(24)};
`;

/**
 * Redirects visitors of a community whose welcome page is on another site. The button is for visitors without scripts
 * (CFG-12).
 */
export function AwayFromWelcome({ url: configured }: { url: string }) {
  const { t } = useTranslation('landing');
  const { config, origins } = useBoot();
  const { title } = config.community;
  const url = siteUrl(configured, origins);
  useEffect(() => window.location.replace(url), [url]);
  return (
    <Wrapper $width="reading">
      <Heading level={1} size="xl" align="center">
        {t('redirect', { title })}
      </Heading>
      <Button href={url} variant="secondary">
        {t('redirectAction')}
      </Button>
    </Wrapper>
  );
}
