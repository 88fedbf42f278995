import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button';
import { ShowMore } from '../../ui/ShowMore/ShowMore';
import { Middle, Rows } from './Organise.styles';

interface PagedProps {
  query: {
    hasPreviousPage: boolean;
    isFetchingPreviousPage: boolean;
    fetchPreviousPage: () => Promise<unknown>;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  children: ReactNode;
}

/** Rows of people, with ways to those before and after them. */
export function Paged({ query, children }: PagedProps) {
  const { t } = useTranslation('organise');
  const { t: say } = useTranslation();
  return (
    <>
      {query.hasPreviousPage && (
        <Middle>
          <Button
            variant="secondary"
            loading={query.isFetchingPreviousPage}
            onClick={() => void query.fetchPreviousPage()}
          >
            {t('earlier')}
          </Button>
        </Middle>
      )}
      <Rows>{children}</Rows>
      <ShowMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        loadingLabel={say('loading')}
        onMore={() => void query.fetchNextPage()}
      >
        {t('next')}
      </ShowMore>
    </>
  );
}
