import { png } from './kite-school.ts';
import type { Files } from './site.ts';

/**
 * The content folder of a small school with an item of each kind. It has no fields that later releases added, because
 * same-bytes.test.ts also stores it in databases of earlier releases.
 */
export const schoolOfEachKind: Files = {
  'school.yaml': `name: Kite School
email: hello@kites.example
headline: Fly.
banners:
  about: { text: About us, picture: boat.png }
  ambassadors: { text: Our ambassadors }
  products: { text: To print }
`,
  'courses.csv':
    'id,name,category,level,duration,short_text,highlights,picture,learn,includes,certificates\n' +
    'kites,Kites,Science,Beginner,6 weeks,Short.,Fly | Land,boat.png,Lift,String,A certificate\n' +
    'sails,Sails,Arts,Advanced,,"Sails, ""cut"" from سلام.",,,,,\n',
  'courses/kites.md': 'The **long** text.\n\n![A boat](/media/boat.png)\n',
  'courses/kites/modules.yaml': `- name: Build
  title: Paper
  lessons:
    - name: Fold
      text: Fold it.
      lectures: [{ title: One, video: "https://video.example/1.mp4" }]
`,
  'course-faq.csv': 'course,question,answer\nkites,Why?,They fly.\nsails,Why?,They sail.\n',
  'faq.csv': 'question,answer\nWhy kites?,They fly.\nWhy <b>?,A & B\n',
  'testimonials.csv': 'page,name,course,picture,text\n,Ayesha,Kites,boat.png,Good.\nkites,Zain,,,Better.\n',
  'categories.csv': 'name,points,picture\nScience,Ask | Try,boat.png\nArts,Cut,\n',
  'announcements.csv': 'id,title,points,picture\ncamp,Camp,One | Two,boat.png\n',
  'team.csv': 'id,name,role,text,picture\nt1,Rabia,Founder,Teaches.,boat.png\n',
  'ambassadors.csv': 'id,name,role,text,picture\na1,Laiba,Lahore,Fifteen.,\n',
  'products.csv': 'id,name,text,picture,link\nwords,Words,Cards.,boat.png,https://print.example/words.pdf\n',
  'competitions.csv': 'id,text\nw1,First prize.\n',
  'achievements.csv':
    'group,group_text,id,count,name\nlearning,What we teach.,c,40+,Courses\nlearning,,m,20+,Mentors\n',
  'mission.csv': 'id,title,text,picture\nmission,Our Mission,To fly.,boat.png\n',
  'partners.csv':
    'id,name,kind,picture,about,link,products,courses\nlaiba,Laiba,Student,,Hello.,,words,kites | sails\n',
  'blogs/first.md': '---\ntitle: First\ndate: 2026-01-02\npicture: boat.png\n---\nA post.\n',
  'blogs/second.md': '---\ntitle: Second\ndate: 2026-02-03\n---\nAnother.\n',
  'terms.md': 'Our terms.\n',
  'media/boat.png': png,
};
