// The rules pages of the house, clause by clause, as `docs/rules` has them.
const PAGES = import.meta.glob('../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

export interface Clause {
  name: string;
  text: string;
}

export interface Section {
  title: string;
  text: string;
  clauses: Clause[];
}

export interface RulesPage {
  title: string;
  sections: Section[];
}

const ITEM = /^- \*\*([A-Za-z0-9-]+)\*\*\s+(.*)$/;

export async function rulesOf(game: string): Promise<RulesPage | null> {
  const load = PAGES[`../../../docs/rules/${game}.md`];
  return load ? parseRules(await load()) : null;
}

export function parseRules(text: string): RulesPage {
  const page: RulesPage = { title: '', sections: [{ title: '', text: '', clauses: [] }] };
  let clause: Clause | null = null;
  for (const line of text.split('\n')) {
    const section = page.sections.at(-1)!;
    const item = ITEM.exec(line);
    if (item) {
      clause = { name: item[1] ?? '', text: item[2] ?? '' };
      section.clauses.push(clause);
    } else if (clause && line.startsWith('  ') && line.trim()) {
      clause.text += ` ${line.trim()}`;
    } else {
      clause = null;
      if (line.startsWith('## '))
        page.sections.push({ title: line.slice(3).trim(), text: '', clauses: [] });
      else if (line.startsWith('# ')) page.title = line.slice(2).trim();
      else if (line.trim()) section.text = `${section.text} ${line.trim()}`.trim();
    }
  }
  return page;
}
