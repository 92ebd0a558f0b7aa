import { Widgets } from './Widgets';

export default function Page() {
  return <Widgets />;
}
