import { Sparkles } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkContact } from '../../../lib/rules/contacts/contacts';
import { brokenText } from '../../../lib/rules/profileMessages';
import { Banner } from '../../../ui/Banner/Banner';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Icon } from '../../../ui/Icon/Icon';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { TextField } from '../../../ui/TextField/TextField';
import { useLang } from '../../../i18n/useLang';
import { ImportFailed } from './ImportFailed';
import { useImport, type ImportOptions } from './useImport';

/**
 * Fills in the form from a professional profile (ONB-02): paste the link, wait, check. After a failure: Try again or
 * Fill manually. If it is not set up, only the form.
 */
export function ProfileImport(options: ImportOptions) {
  const { t } = useTranslation('onboarding');
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { state, failure, run, reset } = useImport(options);
  const submit = async () => {
    const { value, broken } = await checkContact('LINKEDIN', link, lang);
    setWrong(broken && brokenText(broken, lang));
    if (broken) field.current?.focus();
    if (value) await run(value);
  };
  // This form is inside the page's form, so Enter must not submit that one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void submit();
  };
  const close = () => {
    setOpen(false);
    reset();
  };

  if (state === 'absent') return <Banner tone="info">{t('import.absent')}</Banner>;
  if (state === 'done' || state === 'nothing') {
    return (
      <Banner tone="success" announced>
        {t(`import.${state}`)}
      </Banner>
    );
  }
  if (!open) {
    return (
      <div>
        <Button
          variant="secondary"
          icon={<Icon icon={Sparkles} size={18} />}
          onClick={() => setOpen(true)}
          aria-expanded={false}
        >
          {t('import.open')}
        </Button>
      </div>
    );
  }
  return (
    <Card $variant="soft" as="section" aria-labelledby="import">
      <Stack $gap={4}>
        <div>
          <Heading level={2} size="md" id="import">
            {t('import.title')}
          </Heading>
          <Text $size="sm" $tone="muted">
            {t('import.text')}
          </Text>
        </div>
        {state === 'failed' ? (
          <ImportFailed error={failure} onRetry={() => void submit()} onManually={close} />
        ) : (
          <>
            <TextField
              ref={field}
              label={t('import.label')}
              type="url"
              inputMode="url"
              placeholder="https://www.linkedin.com/in/…"
              autoComplete="url"
              autoFocus
              value={link}
              error={wrong}
              onChange={(event) => {
                setLink(event.target.value);
                setWrong(undefined);
              }}
              onKeyDown={onKeyDown}
            />
            <Stack $row $gap={3} $wrap>
              <Button
                loading={state === 'waiting'}
                loadingLabel={t('import.waiting')}
                onClick={() => void submit()}
              >
                {t('import.submit')}
              </Button>
              <Button variant="quiet" onClick={close}>
                {t('import.manually')}
              </Button>
            </Stack>
            {state === 'waiting' && (
              <Text $size="sm" $tone="muted">
                {t('import.waiting')}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
