import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTexts } from '../../../../i18n/useTexts';
import { Banner } from '../../../../ui/Banner/Banner';
import { Button } from '../../../../ui/Button/Button';
import { space } from '../../../../ui/theme';
import { useEditing } from '../useEditing';

const Words = styled.blockquote`
  margin: ${space(2)} 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid currentcolor;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Why a person is not admitted, in the managers' words, and whom to ask; or that they are admitted now. */
export default function NotIn() {
  useTexts('notIn');
  const { t } = useTranslation('notIn');
  const { init, settings } = useEditing();
  const { contact, community: title } = settings;
  if (init.user.enabled) {
    const home = (
      <Button size="sm" to={settings.home}>
        {t('admitted.action', { title })}
      </Button>
    );
    return (
      <Banner tone="success" role="status" title={t('admitted.title')} action={home}>
        {t('admitted.text')}
      </Banner>
    );
  }
  const { because, text } = init.notIn ?? { because: 'WAITING' };
  return (
    <Banner tone={because === 'WAITING' ? 'info' : 'warning'} title={t(`${because}.title`, { title })}>
      {t(`${because}.text`, { title })}
      {text && <Words>{text}</Words>}
      {contact && (
        <p>
          {t('questions')} {contact}
        </p>
      )}
    </Banner>
  );
}
