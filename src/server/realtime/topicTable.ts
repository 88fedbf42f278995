import type { Topic } from './topic';

interface Found {
  topic: Topic;
  params: Readonly<Record<string, string>>;
}

export interface TopicTable {
  /** The topic that a destination names. */
  find(destination: string): Found | undefined;
  /** The topic that receives what is sent to a destination. */
  findReceiver(destination: string): Found | undefined;
}

const names = /\\\{(\w+)\\\}/g;

/** A pattern with `{name}` for one part of a path. A part has the characters of ids. */
function matcherOf(pattern: string): (destination: string) => Record<string, string> | undefined {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const matcher = new RegExp(`^${escaped.replace(names, '(?<$1>[\\w.-]{1,253})')}$`);
  return (destination) => {
    const match = matcher.exec(destination);
    return match ? { ...match.groups } : undefined;
  };
}

/** Finds topics by the destinations of frames. */
export function createTopicTable(topics: readonly Topic[]): TopicTable {
  const byPattern = topics.map((topic) => ({ topic, match: matcherOf(topic.pattern) }));
  const byReceiver = topics.flatMap((topic) =>
    topic.receives ? [{ topic, match: matcherOf(topic.receives.destination) }] : [],
  );
  const findIn =
    (rows: typeof byPattern) =>
    (destination: string): Found | undefined => {
      for (const { topic, match } of rows) {
        const params = match(destination);
        if (params) return { topic, params };
      }
      return undefined;
    };
  return { find: findIn(byPattern), findReceiver: findIn(byReceiver) };
}

/** The name of a topic with these parameters. */
export const topicName = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
