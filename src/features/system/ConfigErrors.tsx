import { useTranslation } from 'react-i18next';
import type { Init } from '../../generated/api/currentUser';
import { Banner } from '../../ui/Banner/Banner';

interface ConfigErrorsProps {
  /** The community's name. */
  title: string;
  errors: NonNullable<Init['configErrors']>;
}

/** Number of issues that are named; the rest is counted. */
const named = 3;

/** A note for managers about errors in their community's settings: how many, and where. */
export function ConfigErrors({ title, errors }: ConfigErrorsProps) {
  const { t } = useTranslation('manager');
  const more = errors.length - named;
  return (
    <Banner tone="warning" announced title={t('errors.title', { title, count: errors.length })}>
      <p>{t('errors.text')}</p>
      <ul>
        {errors.slice(0, named).map(({ file, path }, index) => (
          <li key={index}>
            <code>{path ? `${file}: ${path}` : file}</code>
          </li>
        ))}
        {more > 0 && <li>{t('errors.more', { count: more })}</li>}
      </ul>
    </Banner>
  );
}
