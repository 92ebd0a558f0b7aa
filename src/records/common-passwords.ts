import { brand } from '../tokens/brand.ts';

const ours = brand.product.toLowerCase().replace(/[^a-z\s]/g, '');

/**
 * Common passwords, words and names, from published leak statistics. `isWord` also allows symbols and digits around
 * them.
 */
const words = new Set(
  `a abc abcd abcde aa aaa q qw qwe qwer qwert asd asdf asdfg zxc zxcv zxcvbn zxcvbnm qaz wsx qazwsx qazwsxedc qweasd
  qweasdzxc qweqwe asdasd asdzxc qwerasdf qwaszx zaqwsx azerty azertyuiop qwertz qwertzui pass passer passion passme
  password passwort passwd pwd mypassword newpassword thepassword mypass parola senha wachtwoord motdepasse contrasena
  admin administrator root user guest test tester testing temp default changeme change login letmein letmeinnow
  opensesame access enter welcome hello hallo hola bonjour secret private master super superuser server system
  computer laptop internet windows google facebook yahoo gmail hotmail youtube instagram whatsapp twitter samsung apple
  iphone nokia android microsoft nintendo playstation xbox student teacher school college university class english
  love lover lovely loveme loveyou lovelove iloveyou iloveu iluvu ilove iloveme ilovegod ilovemom ilovedad ilovehim
  ilovejesus amor teamo tequiero mahal jaan janu meri sweet sweety sweetie sweetheart honey baby babe babyboy babygirl
  babydoll cutie cutiepie angel angels angelina princess prince princesa king queen star stars superstar rockstar
  sunshine sun moon moonlight starlight rainbow sunflower sunset summer winter spring autumn january february march april
  may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  flower flowers rose daisy lily jasmine lotus butterfly chocolate cookie cookies cupcake candy sugar honeybee strawberry
  banana orange apple cherry mango pumpkin peanut pepper ginger coffee cheese pizza buttercup bubbles snoopy tigger
  football soccer baseball basketball softball hockey cricket tennis golf golfer rugby liverpool chelsea arsenal barcelona
  barca realmadrid juventus manchester manutd manunited ronaldo messi beckham kohli afridi babar tendulkar yankees
  redsox cowboys steelers eagles lakers broncos packers raiders rangers dolphins tigers lions
  dragon dragons dragonball monkey tiger lion panther eagle falcon shark dolphin wolf bear panda kitty kitten cat cats
  dog doggy puppy horse horses pony bunny rabbit spider snake fish fishing chicken duck mouse elephant unicorn turtle
  superman batman spiderman ironman hulk avengers joker pokemon pikachu naruto goku minecraft fortnite roblox starwars
  skywalker yoda startrek matrix gandalf hobbit harrypotter potter hermione mickey minnie barbie hellokitty garfield
  ninja samurai warrior hunter killer shadow ghost devil death metal metallica slipknot nirvana eminem
  guitar music dance dancer singer player gamer games hacker money dollar rich diamond gold silver platinum crystal
  mustang corvette mercedes ferrari porsche lamborghini bmw honda toyota yamaha kawasaki suzuki harley ducati
  freedom forever always friend friends friendship family mother father mom dad mummy daddy papa mama brother sister
  happy lucky crazy cool sexy hot beautiful pretty precious gorgeous handsome blessed peace heaven hope faith trust trustno
  trustnoone dream dreams life mylife love4ever magic destiny victory winner champion number one nothing nobody whatever
  whoami please thankyou goodluck goodday god godisgood jesus jesuschrist christ allah allahuakbar allahis bismillah
  muhammad mohammad mohammed alhamdulillah mashallah inshallah subhanallah ramadan quran islam muslim pakistan pakistani
  pak lahore karachi islamabad peshawar multan faisalabad quetta kashmir punjab sindh india hindustan bangladesh china
  america canada england london paris france germany brasil mexico australia texas florida california newyork chicago
  khan ali ahmed ahmad hassan hussain usman umar omar hamza bilal imran asad fahad saad zain faisal kamran adnan shahid
  rizwan waqas nadeem tariq tahir asif arif amir aamir sana hina sara sarah fatima ayesha aisha zainab maryam mariam khadija
  noor iqra rabia sadia saima nadia malik butt shah raja rana chaudhry sheikh
  michael michelle jennifer jessica jonathan charlie elizabeth stephanie veronica victoria alexander alexandra alex
  nicholas nicole danielle daniel isabella gabriela gabriel valentina fernando francisco sebastian santiago alejandro
  alejandra andrea antonio anthony robert thomas matthew andrew joshua jordan william benjamin brandon ashley hannah
  amanda samantha rebecca rachel melissa kimberly heather lauren amber brittany crystal vanessa natalie katherine
  christian christina christopher patrick patricia richard george james john david joseph kevin brian steven jason justin
  ryan tyler austin dylan logan ethan jacob lucas oliver sophie emma olivia chloe emily maria marina anna diana laura
  carlos cristiano midnight miguel juan jorge luis pedro pablo diego ricardo roberto eduardo maggie buster bailey
  jackson max rocky lucky oscar sammy toby cooper merlin phoenix thunder lightning storm blazer ranger blue red green
  black white purple yellow pink orange
  ${ours} ${ours.replaceAll(' ', '')}`.split(/\s+/),
);

/** Rows of adjacent keys and of consecutive characters. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'zaq1xsw2cde3vfr4bgt5',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '147258369147258369',
  '741852963741852963',
  '159357456159357456',
  '1122334455667788990',
  'azertyuiop',
  '13579135791357913579',
  '24680246802468024680',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Other passwords that attackers try early. */
const others = new Set(
  `31415926 27182818 12345679 12344321 12121212 10203040 19841984 1qaz@wsx 1qazxsw2 zaq12wsx zaq1zaq1 qwer1234 1234qwer
  asdf1234 1234asdf abc123abc 123abc123 1a2s3d4f q2w3e4r5 qwe123qwe 123qwe123 qwe123asd asd123asd zxc123zxc 147852369
  789456123 963852741 852456789 123654789 987456321 159753456 11235813 123321123 123321321`.split(/\s+/),
);

const tail = 6;
const spelt: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * True for a password that attackers try first: a common word (doubled, with a few extra characters, or in leetspeak),
 * a keyboard run, or a repeated short pattern.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return others.has(plain) || isRepeated(plain) || isRun(plain) || isWord(plain);
}

/** Repeats one to four characters. */
const isRepeated = (text: string) =>
  [1, 2, 3, 4].some((size) => text === text.slice(0, size).repeat(text.length / size));

/** Consists of one or two keyboard runs of three or more keys, and at most two other characters. */
function isRun(text: string): boolean {
  let runs = 0;
  let others = 0;
  for (let at = 0; at < text.length && runs <= 2 && others <= 2; ) {
    let length = Math.min(text.length - at, 28);
    while (length > 2 && !rows.some((row) => row.includes(text.slice(at, at + length)))) length -= 1;
    if (length > 2) runs += 1;
    else others += 1;
    at += length > 2 ? length : 1;
  }
  return runs <= 2 && others <= 2;
}

/**
 * Matches a word with up to `tail` non-letters around it. Tries each cut, because `!` and `1` may also stand for a
 * letter.
 */
function isWord(text: string): boolean {
  const before = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0;
  const behind = /^[^\p{L}]*/u.exec([...text].reverse().join(''))?.[0].length ?? 0;
  for (let head = 0; head <= Math.min(before, tail); head += 1) {
    for (let end = 0; end <= Math.min(behind, tail - head); end += 1) {
      if (isSpelt(text.slice(head, text.length - end))) return true;
    }
  }
  return false;
}

function isSpelt(text: string): boolean {
  if (words.has(text)) return true;
  const letters = [...text].map((sign) => spelt[sign] ?? sign).join('');
  const half = letters.slice(0, letters.length / 2);
  return words.has(letters) || (words.has(half) && half + half === letters);
}
