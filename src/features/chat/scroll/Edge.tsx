import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/Button/Button';
import { Text } from '../../../ui/Text/Text';
import { space } from '../../../ui/theme';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${space(3)};
`;

/** Loads more messages by a button, and by itself when the edge comes near. */
function useEdge(loadMore: () => Promise<void>) {
  const edge = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(() => {
    setState('loading');
    loadMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }, [loadMore]);
  useEffect(() => {
    if (state !== 'idle' || !edge.current) return;
    const scroller = edge.current.closest('[role=region]');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { root: scroller, rootMargin: '400px 0px' },
    );
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [state, load]);
  return { edge, load, isLoading: state === 'loading', hasFailed: state === 'failed' };
}

interface EdgeProps {
  load: () => Promise<void>;
  label: string;
  loadingLabel: string;
  failed: string;
}

/** Where the loaded messages end and there are more. */
export function Edge({ load: loadMore, label, loadingLabel, failed }: EdgeProps) {
  const { edge, load, isLoading, hasFailed } = useEdge(loadMore);
  return (
    <Frame ref={edge}>
      {hasFailed && (
        <Text role="alert" $tone="error" $size="sm">
          {failed}
        </Text>
      )}
      <Button variant="quiet" size="sm" loading={isLoading} loadingLabel={loadingLabel} onClick={load}>
        {label}
      </Button>
    </Frame>
  );
}
