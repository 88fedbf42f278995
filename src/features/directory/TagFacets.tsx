import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TagCount } from '../../generated/api/directory';
import { asWritten } from '../../lib/asWritten';
import { Button } from '../../ui/Button/Button';
import { Chip } from '../../ui/Chip/Chip';
import { Count, Facets } from './Directory.styles';

/** Number of tags that are shown at first. */
const first = 6;

interface TagFacetsProps {
  /** Undefined until they are known. */
  counts: readonly TagCount[] | undefined;
  chosen: readonly string[];
  onToggle: (tag: string) => void;
}

/** Tags to filter the directory by, with how many members have each. */
export function TagFacets({ counts, chosen, onToggle }: TagFacetsProps) {
  const { t } = useTranslation('directory');
  const [all, setAll] = useState(false);
  const known = counts ?? [];
  const others = chosen.filter((tag) => !known.some((each) => each.tag === tag));
  const shown = all ? known : known.filter(({ tag }, at) => at < first || chosen.includes(tag));
  return (
    <Facets aria-label={t('tags')}>
      {others.map((tag) => (
        <li key={tag}>
          <Chip aria-pressed onClick={() => onToggle(tag)}>
            <span {...asWritten(tag)}>{tag}</span>
          </Chip>
        </li>
      ))}
      {shown.map(({ tag, count }) => (
        <li key={tag}>
          <Chip
            aria-pressed={chosen.includes(tag)}
            aria-label={t('tagCount', { tag, count })}
            onClick={() => onToggle(tag)}
          >
            <span {...asWritten(tag)}>{tag}</span>
            <Count>{count}</Count>
          </Chip>
        </li>
      ))}
      {known.length > first && (
        <li>
          <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'fewerTags' : 'moreTags')}
          </Button>
        </li>
      )}
    </Facets>
  );
}
