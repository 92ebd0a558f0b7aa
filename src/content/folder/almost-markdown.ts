/** File names that are similar to .md, but not read: `First.MD`, `first.markdown`, `first.md.txt`. */
const almostMarkdown = /\.(?:md|markdown|mdown)(?:\.txt)?$|\.txt$/i;

export function almostMarkdownProblem(name: string): string | undefined {
  if (name.endsWith('.md') || !almostMarkdown.test(name)) return undefined;
  return `is ignored under this name: rename it to \`${name.replace(/(?:\.(?:md|markdown|mdown))?(?:\.txt)?$/i, '')}.md\``;
}
