import { Every } from './Every';

export default function Page() {
  return <Every />;
}
