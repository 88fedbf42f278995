// Writes the stories of every community into dist/stories: Storybook runs it at each start and whenever a config
// file was saved.
import { writeStories } from './stories/writeStories';

await writeStories();
