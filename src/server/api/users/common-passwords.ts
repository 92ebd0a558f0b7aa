/** The commonest passwords of eight characters or more in published leaks, in lower case. Shorter ones are refused anyway. */
const common = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 9876543210 987654321 87654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  999999999 11223344 1122334455 12341234 12344321 12121212 10101010 13131313 123123123 123321123 123456123 321321321
  123454321 147258369 159357456 741852963 789456123 963852741 135792468 246813579 01234567 31415926 19841984 12345679
  123456780 1234567899 12345678a 123456789a 123456789q a12345678 a123456789 q123456789 aa12345678 aa123456789 abc12345
  abc123456 abcd1234 abcd12345 abcde123 abcdefgh abcdefghi abcdef123 abc123abc a1b2c3d4 a1s2d3f4 asd12345 asdasdasd
  asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl; aaaaaaaa zzzzzzzz qqqqqqqq 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnma
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop qwertyu1 qwer1234 qwertzui q1w2e3r4
  q1w2e3r4t5 qweasdzxc qweqweqwe qweasd123 azertyui azertyuiop 1234qwer 12qwaszx 123qweasd 123456qwerty password
  password1 password12 password123 password1234 password12345 passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 pa$$w0rd
  pass1234 pass12345 passpass passwort passwort1 mypassword newpassword password! password1! password01 password11
  password2 password3 iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou12 iloveyou123 iloveme1 ilovegod ilovemom
  jesuschrist jesus123 godisgood blessed1 princess princess1 princess12 prince123 sunshine sunshine1 football football1
  baseball baseball1 basketball basketball1 softball hockey123 soccer123 cricket123 liverpool liverpool1 chelsea1
  arsenal1 manchester manutd123 barcelona realmadrid juventus ronaldo7 cristiano superman superman1 batman123
  spiderman spiderman1 pokemon1 pokemon123 starwars starwars1 minecraft minecraft1 fortnite roblox123 naruto123
  dragon123 dragonball monkey123 letmein1 letmein123 welcome1 welcome12 welcome123 welcome1! trustno1 whatever whatever1
  computer computer1 internet samsung1 samsung123 nintendo playstation michelle michelle1 jennifer jessica1 jessica123
  jonathan charlie1 charlie123 elizabeth stephanie veronica victoria victoria1 alexander alexandra nicholas danielle
  isabella gabriela valentina fernando francisco sebastian santiago alejandro andrea123 antonio1 anthony1 michael1
  michael123 robert123 thomas123 daniel123 matthew1 andrew123 joshua123 jordan23 william1 benjamin brandon1 ashley123
  hannah123 butterfly butterfly1 chocolate chocolate1 strawberry cupcake1 cookie123 pumpkin1 peanut123 babygirl
  babygirl1 sweetheart beautiful beautiful1 precious mustang1 corvette mercedes ferrari1 yamaha123 harley123 midnight
  moonlight rainbow1 diamond1 angel123 angelina lovelove lovely123 loveyou1 iloveu123 forever1 friends1 friendship
  happy123 december november september october1 summer123 summer2023 winter123 spring123 monday123 freedom1 america1
  pakistan pakistan1 pakistan12 pakistan123 pakistan786 lahore123 karachi123 islamabad allah123 allah786 bismillah
  bismillah786 muhammad muhammad1 mohammad mohammed mohammad786 alhamdulillah mashallah inshallah khan1234 khan12345
  ali12345 ahmed123 usman123 hamza123 fatima123 ayesha123 1234567q 1234567a test1234 test12345 testtest testing1
  testing123 admin123 admin1234 admin12345 administrator changeme changeme1 default1 guest123 user1234 secret123 master123
  login123 letmeinnow temp1234 hello123 hello1234 hellohello goodluck student1 student123 teacher1 teacher123 school123`
    .split(/\s+/)
    .filter((word) => word.length >= 8),
);

/** True for a password that is among the first a guesser tries. Case does not save it. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
