import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../components/paged/PagedList';
import { Button } from '../../ui/Button/Button';
import { ListPending } from './ListPending';
import { Middle, Rows } from './Organise.styles';

type ListProps<Item> = ComponentProps<typeof PagedList<Item>>;

interface PagedProps<Item> extends Pick<ListProps<Item>, 'items' | 'empty'> {
  /** From `usePages`. */
  list: ListProps<Item>['list'] & {
    query: {
      hasPreviousPage: boolean;
      isFetchingPreviousPage: boolean;
      fetchPreviousPage: () => Promise<unknown>;
    };
  };
  /** Shown above the rows. */
  head: ReactNode;
  children: (item: Item) => ReactNode;
}

/** Rows of people, with ways to those before and after them. */
export function Paged<Item>({ list, items, empty, head, children }: PagedProps<Item>) {
  const { t } = useTranslation('organise');
  const { hasPreviousPage, isFetchingPreviousPage, fetchPreviousPage } = list.query;
  return (
    <PagedList
      list={list}
      items={items}
      skeleton={<ListPending />}
      failed={(failure) => <ListPending failure={failure} />}
      empty={empty}
      more={t('next')}
    >
      {(people) => (
        <>
          {head}
          {hasPreviousPage && (
            <Middle>
              <Button
                variant="secondary"
                loading={isFetchingPreviousPage}
                onClick={() => void fetchPreviousPage()}
              >
                {t('earlier')}
              </Button>
            </Middle>
          )}
          <Rows>{people.map(children)}</Rows>
        </>
      )}
    </PagedList>
  );
}
