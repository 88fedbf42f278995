import { useTranslation } from 'react-i18next';
import { linksIn } from '../../../lib/linksIn';
import { Link } from '../../../ui/Link/Link';

/** A person's text with its addresses as links. It cannot contain markup. */
export function LinkedText({ text }: { text: string }) {
  const { t } = useTranslation();
  return linksIn(text).map(({ text: piece, href }, index) => {
    if (!href) return piece;
    const isSite = !href.startsWith('mailto:');
    return (
      <Link
        key={index}
        href={href}
        rel="noopener noreferrer nofollow ugc"
        newTab={isSite ? t('opensAnotherSite') : undefined}
      >
        {piece}
      </Link>
    );
  });
}
