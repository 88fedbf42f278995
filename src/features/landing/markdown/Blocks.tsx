import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../../../ui/Link/Link';
import { Heading } from '../../../ui/Text/Heading';
import type { Block, Inline } from './types';

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

/** A heading of the text never stands above the section's own; deeper than four nobody tells them apart. */
const levelOf = (level: number, below: number) => Math.min(4, level + below) as 1 | 2 | 3 | 4;

function blockNode(block: Block, below: number): ReactNode {
  switch (block.type) {
    case 'heading':
      return <Heading level={levelOf(block.level, below)}>{inlines(block.children)}</Heading>;
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
          <Blocks blocks={block.children} below={below} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          {item.map((part, place) => (
            <Fragment key={place}>
              {place === 0 && part.type === 'paragraph' ? inlines(part.children) : blockNode(part, below)}
            </Fragment>
          ))}
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

/** Blocks as React elements: never as HTML, so that nothing in the text can become markup. */
export const Blocks = ({ blocks, below }: { blocks: Block[]; below: number }): ReactNode =>
  blocks.map((block, index) => <Fragment key={index}>{blockNode(block, below)}</Fragment>);
