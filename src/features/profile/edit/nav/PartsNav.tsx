import { useTranslation } from 'react-i18next';
import { List, Nav, Part } from './PartsNav.styles';
import type { PartName } from './parts';
import { useInView } from './useInView';

/** The parts of a page: beside it on wide screens, in a row above it on a phone. */
export function PartsNav({ label, parts }: { label: string; parts: readonly PartName[] }) {
  const { t } = useTranslation('profile');
  const here = useInView(parts);
  return (
    <Nav aria-label={label}>
      <List>
        {parts.map((part) => (
          <li key={part}>
            <Part href={`#${part}`} aria-current={part === here ? 'location' : undefined}>
              {t(`${part}.title`)}
            </Part>
          </li>
        ))}
      </List>
    </Nav>
  );
}
