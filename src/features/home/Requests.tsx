import { RequestsFeed, type RequestsFeedProps } from '../../components/requests/RequestsFeed';
import { useTexts } from '../../i18n/useTexts';

/** The tab of requests, with its own texts. */
export default function Requests(props: Pick<RequestsFeedProps, 'pages' | 'onPages'>) {
  useTexts('requests', 'fields');
  return <RequestsFeed {...props} />;
}
