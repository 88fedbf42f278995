import { Status } from '../../ui/announcer/Status';
import { Loading } from '../../components/loading/Loading';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/failures/LoadFailed';
import { PagedList } from '../../components/paged/PagedList';
import { usePages } from '../../components/paged/usePages';
import { PersonActions } from '../../components/introduction/PersonActions';
import { PersonTile } from '../../components/people/PersonTile';
import { Tiles } from '../../components/people/PersonTile.styles';
import { PersonTileSkeleton } from '../../components/people/PersonTileSkeleton';
import { asWritten } from '../../lib/asWritten';
import { Button } from '../../ui/Button/Button';
import { Container } from '../../ui/Container/Container';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { useChangeParams } from '../../ui/SearchField/useChangeParams';
import { Heading } from '../../ui/Text/Heading';
import { Text } from '../../ui/Text/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { DirectoryLayout, Found, Sought } from './Directory.styles';
import { isFiltered, withTag, type DirectoryParams } from './directoryParams';
import { directoryQuery } from './directoryQueries';
import { DirectoryFilters } from './DirectoryFilters';

export interface DirectoryProps {
  /** The community's name of the page. */
  title: string;
  community: { id: string; title: string };
  /** Whether members may be requested. Until then there is a skeleton. */
  ready?: boolean;
  /** The member's own participant, whose card has no actions. */
  ownId?: string;
  params: DirectoryParams;
  onParams: (params: DirectoryParams) => void;
}

/** The members of a community, for members (PAR-01). */
export function Directory({ title, community, ready = true, ownId, params, onParams }: DirectoryProps) {
  const { t } = useTranslation('directory');
  const list = usePages({ ...directoryQuery(community.id, params), enabled: ready }, params.pages);
  const changeParams = useChangeParams(params, onParams);
  const filter = (change: Partial<DirectoryParams>) =>
    changeParams((latest) => ({ ...latest, pages: 1, ...change }));
  const toggle = (tag: string) => changeParams((latest) => withTag(latest, tag));
  if (list.failure) {
    return <LoadFailed title={t('failed.title')} text={t('failed.text')} {...list.failure} />;
  }
  const clear = () => filter({ search: '', tags: [], city: '', lang: '' });
  const filtered = isFiltered(params);
  const cards = list.pages?.flatMap(({ items }) => items);
  const isStale = list.query.isPlaceholderData;
  return (
    <Container>
      <DirectoryLayout>
        <div>
          <Heading level={1}>{title}</Heading>
          <Text $tone="muted">{t('lead', { title: community.title })}</Text>
        </div>
        <DirectoryFilters
          communityId={community.id}
          ready={ready}
          params={params}
          onFilter={filter}
          onTag={toggle}
        />
        <Found>
          {cards && (
            <Status quiet $tone="muted" $size="sm">
              {list.offline && isStale ? t('failed.stale') : t('shown', { count: cards.length })}
            </Status>
          )}
          {cards && filtered && (
            <Button variant="quiet" size="sm" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </Found>
        <PagedList
          list={list}
          items={cards}
          skeleton={
            <Loading>
              <Tiles as="div">
                {[1, 2, 3, 4, 5, 6].map((at) => (
                  <PersonTileSkeleton key={at} />
                ))}
              </Tiles>
            </Loading>
          }
          empty={
            <EmptyState drawing="search" title={t(filtered ? 'none.found' : 'none.title')}>
              {t(filtered ? 'none.foundText' : 'none.text')}
            </EmptyState>
          }
          more={t('more')}
          failedMore={t('failed.more')}
          onMore={(pages) => onParams({ ...params, pages })}
        >
          {(shown) => (
            <Tiles aria-label={t('list')} aria-busy={isStale}>
              {shown.map((card) => (
                <li key={card.subject.id}>
                  <PersonTile
                    person={card.subject}
                    badge={card.subject.id === ownId ? t('you') : undefined}
                    actions={
                      ownId &&
                      card.subject.id !== ownId && (
                        <PersonActions
                          compact
                          person={card.subject}
                          relation={card.relation}
                          bookmarked={card.bookmarked}
                          mayWrite={card.mayWrite}
                        />
                      )
                    }
                  >
                    {card.lookingFor && (
                      <Sought dir="auto">
                        <VisuallyHidden>{t('lookingFor')} </VisuallyHidden>
                        <span {...asWritten(card.lookingFor, card.lookingForLang)}>{card.lookingFor}</span>
                      </Sought>
                    )}
                  </PersonTile>
                </li>
              ))}
            </Tiles>
          )}
        </PagedList>
      </DirectoryLayout>
    </Container>
  );
}
