import { useMemo } from 'react';
import styled from 'styled-components';
import type { RichTextSection } from '../../../generated/config/landing';
import { color, space, token } from '../../../ui/theme';
import { Blocks } from '../markdown/Blocks';
import { outline } from '../markdown/outline';
import { parseMarkdown } from '../markdown/parseBlocks';
import { Band } from './Band';
import type { FieldsOf } from './shown';

export type RichTextProps = FieldsOf<RichTextSection>;

const Prose = styled.div`
  & > * + * {
    margin-block-start: ${space(4)};
  }
  & > h2,
  & > h3,
  & > h4 {
    margin-block-start: ${space(8)};
  }
  & > :first-child {
    margin-block-start: 0;
  }
  ul,
  ol {
    padding-inline-start: ${space(6)};
  }
  li + li,
  li > * {
    margin-block-start: ${space(2)};
  }
  li::marker {
    color: ${color('muted')};
  }
  blockquote {
    padding-inline-start: ${space(5)};
    border-inline-start: 3px solid ${color('accent')};
    color: ${color('muted')};
  }
  pre {
    overflow-x: auto;
    padding: ${space(4)};
    border-radius: ${token('radius-md')};
    background: ${color('surface-muted')};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color('border')};
    margin-block: ${space(8)};
  }
  code {
    font-size: 0.875em;
  }
`;

/** Free text in Markdown; its headings stand below the section's title. */
export function RichText({ markdown, ...head }: RichTextProps) {
  const blocks = useMemo(() => parseMarkdown(markdown), [markdown]);
  const levels = outline(blocks, head.title ? 2 : 1);
  return (
    <Band {...head} width="reading">
      <Prose>
        <Blocks blocks={blocks} levels={levels} />
      </Prose>
    </Band>
  );
}
