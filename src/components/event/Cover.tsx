import { useState } from 'react';
import styled from 'styled-components';
import { coverAspect, coverSources } from '../../lib/cover';
import { color } from '../../ui/theme';
import { drawingOf } from './coverDrawings';

/* Colours by class, not attribute, so that they follow the brand and the theme. */
const Frame = styled.div`
  aspect-ratio: ${coverAspect};
  overflow: hidden;
  background: ${color('primary-soft')};
  img,
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .ground {
    fill: ${color('primary-soft')};
  }
  .soft {
    fill: color-mix(in srgb, ${color('primary')} 28%, ${color('primary-soft')});
  }
  .main {
    fill: ${color('primary')};
  }
  .second {
    fill: ${color('accent')};
  }
  .soft-line,
  .main-line {
    fill: none;
    stroke: color-mix(in srgb, ${color('primary')} 28%, ${color('primary-soft')});
    stroke-width: 12;
    stroke-linecap: round;
  }
  .main-line {
    stroke: ${color('primary')};
  }
`;

interface CoverProps {
  /** The event's id, which selects its drawing. */
  id: string;
  /** The cover, if there is one. */
  src: string | null;
  /** In the first viewport: not loaded lazily. */
  eager?: boolean;
  className?: string;
}

/** An event's cover, or a drawing in the brand's colours if there is none or it does not load. It is decorative. */
export function Cover({ id, src, eager, className }: CoverProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame className={className} aria-hidden>
      {src && broken !== src ? (
        <img
          src={src}
          srcSet={coverSources(src)}
          sizes="(min-width: 768px) 720px, 100vw"
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBroken(src)}
        />
      ) : (
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" focusable="false">
          {drawingOf(id)}
        </svg>
      )}
    </Frame>
  );
}
