/*
 * Synonyms of column headers in English and Urdu, by the key of the field, for all kinds. They are compared after
 * `foldHeader`.
 */
export const headerWords: Readonly<Record<string, string>> = {
  id: 'id, slug, code, course code, course id, sku, identifier, کوڈ, شناخت',
  name: 'name, course, course name, course title, title, class, class name, program, programme, program name, subject name, workshop, product, product name, full name, person, member, student, partner, نام, کورس, کورس کا نام, عنوان, پروگرام, کلاس',
  title: 'title, heading, headline, name, subject, post, عنوان, سرخی, نام',
  category:
    'category, subject, subject area, area, topic, field, stream, department, type, steam, زمرہ, مضمون, شعبہ, قسم',
  level: 'level, difficulty, stage, skill level, course level, درجہ, سطح, لیول, مرحلہ',
  highlights: 'highlights, points, key points, bullets, features, why, نمایاں باتیں, خاص باتیں',
  points: 'points, highlights, bullets, key points, نکات',
  picture: 'picture, image, photo, image file, photo file, thumbnail, file, تصویر, فوٹو',
  ages: 'ages, age, age group, age range, age limit, for ages, years, عمر, عمریں, عمر کی حد',
  fee: 'fee, fees, price, cost, tuition, charges, amount, rate, monthly fee, course fee, فیس, قیمت, رقم, ماہانہ فیس',
  starts:
    'starts, start, start date, starting, starting date, starts on, start on, begins, beginning, from, first day, first class, date, dates, batch, next batch, commencing, commencement, آغاز, شروع, تاریخ, تاریخ آغاز, شروع کی تاریخ, پہلا دن',
  schedule:
    'schedule, timing, timings, time, times, days, day, class days, days and times, hours, when, timetable, اوقات, وقت, دن, شیڈول',
  language: 'language, languages, medium, medium of instruction, taught in, زبان, ذریعہ تعلیم',
  teacher:
    'teacher, teachers, instructor, tutor, trainer, mentor, facilitator, taught by, faculty, استاد, معلم, ٹیچر, استانی',
  duration:
    'duration, length, weeks, number of weeks, no of weeks, period, course length, how long, دورانیہ, مدت, ہفتے',
  enrol:
    'enrol, enroll, enrolment, enrollment, registration, registration link, apply, sign up link, whatsapp, داخلہ, رجسٹریشن',
  short_text:
    'short text, short description, description, summary, about, overview, details, intro, introduction, blurb, تفصیل, خلاصہ, تعارف, مختصر تفصیل',
  long_text:
    'long text, long description, full description, syllabus, outline, content, contents, curriculum, مکمل تفصیل, نصاب',
  learn:
    'learn, what you will learn, outcomes, learning outcomes, objectives, goals, skills, students will learn, آپ کیا سیکھیں گے, مقاصد',
  includes: 'includes, included, what is included, materials, kit, requirements, شامل, سامان',
  certificates: 'certificates, certificate, certification, سند, سرٹیفکیٹ',
  hidden: 'hidden, hide, draft, archived, چھپا ہوا, پوشیدہ',
  was: 'earlier names in the address, old id, old slug, former id',
  search_words: 'search words, keywords, tags, synonyms, تلاش کے الفاظ',
  question: 'question, questions, q, faq, سوال',
  answer: 'answer, answers, a, reply, response, جواب',
  course: 'course, course name, class, program, workshop, کورس, کورس کا نام',
  page: 'page, on the page of, course page, صفحہ',
  text: 'text, description, content, body, quote, review, comment, testimonial, message, about, bio, details, متن, تفصیل, رائے, تعارف',
  role: 'role, position, job, job title, designation, title, responsibility, عہدہ, کردار',
  link: 'link, url, website, web site, web, address, download, لنک, ویب سائٹ',
  kind: 'kind, type, قسم',
  about: 'about, description, text, sentence, تعارف',
  products: 'products, product, مصنوعات',
  courses: 'courses, course, کورسز',
  count: 'count, number, figure, total, how many, تعداد',
  group: 'group, section, گروپ',
  group_text: 'group text, section text, group description',
  date: 'date, day, published, published on, publish date, posted, posted on, تاریخ',
};

/** Synonyms of the allowed values of fields such as the level and the subject of a course. */
export const choiceWords: Readonly<Record<string, string>> = {
  Beginner:
    'beginners, basic, basics, easy, starter, starters, introductory, foundation, elementary, junior, entry, level 1, ابتدائی, آسان, بنیادی',
  Intermediate: 'intermediates, medium, middle, mid, level 2, درمیانہ, متوسط, درمیانی',
  Advanced: 'advance, hard, expert, difficult, senior, professional, level 3, اعلی, مشکل, ماہر',
  Science: 'sciences, physics, chemistry, biology, nature, سائنس',
  Technology: 'tech, computer, computers, computing, coding, programming, it, ict, software, ai, ٹیکنالوجی, کمپیوٹر',
  Engineering: 'engineer, robotics, robots, electronics, mechanics, انجینئرنگ, روبوٹکس',
  Arts: 'art, drawing, painting, music, crafts, craft, design, آرٹ, فنون',
  Maths: 'math, mathematics, numbers, algebra, geometry, statistics, ریاضی, حساب',
};

/** Words for yes and no, in addition to those of the content folder. */
export const flagWords = { yes: 'y, ✓, ✔, on, ہاں, جی ہاں', no: 'n, ✗, ✘, off, -, نہیں, جی نہیں' } as const;
