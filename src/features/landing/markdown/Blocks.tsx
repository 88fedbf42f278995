import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../../../ui/Link/Link';
import { Heading } from '../../../ui/Text/Heading';
import type { outline } from './outline';
import type { Block, Inline } from './types';

type Levels = ReturnType<typeof outline>;

function inlineNode(node: Inline): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return <code>{node.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <Link href={node.href}>{inlines(node.children)}</Link>;
    case 'strike':
      return <s>{inlines(node.children)}</s>;
    default:
      return createElement(node.type, undefined, inlines(node.children));
  }
}

const inlines = (nodes: Inline[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{inlineNode(node)}</Fragment>);

function blockNode(block: Block, levels: Levels): ReactNode {
  switch (block.type) {
    case 'heading':
      return <Heading level={levels.get(block) ?? 4}>{inlines(block.children)}</Heading>;
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} levels={levels} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          {item.map((part, place) => (
            <Fragment key={place}>
              {place === 0 && part.type === 'paragraph' ? inlines(part.children) : blockNode(part, levels)}
            </Fragment>
          ))}
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

/** Blocks as React elements: never as HTML, so that nothing in the text can become markup. */
export const Blocks = ({ blocks, levels }: { blocks: Block[]; levels: Levels }): ReactNode =>
  blocks.map((block, index) => <Fragment key={index}>{blockNode(block, levels)}</Fragment>);
