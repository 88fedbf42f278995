import styled from 'styled-components';
import type { RichTextSection } from '../../../generated/config/landing';
import { color, space, token } from '../../../ui/theme';
import { Markdown } from '../markdown/Markdown';
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
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${color('border')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
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

/** Free text in Markdown. Its headings are below the section's title. */
export default function RichText({ markdown, ...head }: RichTextProps) {
  return (
    <Band {...head} width="reading">
      <Prose>
        <Markdown text={markdown} above={head.title ? 2 : 1} />
      </Prose>
    </Band>
  );
}
