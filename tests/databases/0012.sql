BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79493618175164699555e+09,1);
CREATE TABLE calls (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	moved INTEGER NOT NULL, 
	due FLOAT, 
	stage INTEGER DEFAULT '0' NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	pushed FLOAT DEFAULT '0' NOT NULL, 
	mailed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "calls" VALUES('A7j6CIt7M2zjNw0o','zX0mjqgBZDVROj3w',0,1.79493619829186320307e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('ftCQyCDjR3VskP_r','zX0mjqgBZDVROj3w',0,1.79493619843768548961e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('Y7koW9wvkfizHAGm','zX0mjqgBZDVROj3w',0,1.7949361985825488567e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('AwG8uAMQVIFg1Zum','zX0mjqgBZDVROj3w',0,1.79493619911735963817e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('tcRO7UG8xzHprMrr','zX0mjqgBZDVROj3w',0,1.79493619931450891493e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "challenges" VALUES('647328d6d97adbd3fbc9fd380575c21b9b40f79e90412289e0b40c8447c311ec','make','zX0mjqgBZDVROj3w',1.79493648150321435932e+09);
CREATE TABLE circle_people (
	circle VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	joined FLOAT NOT NULL, 
	member BOOLEAN DEFAULT 1 NOT NULL, 
	looks TEXT, 
	answer VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (circle, person)
);
INSERT INTO "circle_people" VALUES('f0XXYWzUwoSYOgnj','zX0mjqgBZDVROj3w',1.79493617893183279041e+09,1,NULL,'');
CREATE TABLE circles (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	founder VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	shown BOOLEAN DEFAULT 0 NOT NULL, 
	usual TEXT NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40), 
	date FLOAT, 
	minutes INTEGER DEFAULT '180' NOT NULL, 
	date_game VARCHAR(20), 
	date_by VARCHAR(40), 
	date_number INTEGER DEFAULT '0' NOT NULL, 
	date_moves INTEGER DEFAULT '0' NOT NULL, 
	date_changed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	UNIQUE (invite)
);
INSERT INTO "circles" VALUES('f0XXYWzUwoSYOgnj','Thursdays','zX0mjqgBZDVROj3w','JHDUCE','VEWByjhFBD_1D0ULTSIQ',1.79493617893183279041e+09,0,'{"game":"saboteur","players":5,"edition":null,"options":{},"spectators":true,"clock":{"kind":"none","seconds":0},"pace":"normal","hints":false}','Europe/Berlin',NULL,1794942000.0,180,'saboteur2','zX0mjqgBZDVROj3w',1,0,1.79493617899380016327e+09);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('d','zX0mjqgBZDVROj3w','https://push.example/1','k','a',1.0);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',0,'created','{"kind":"created","code":"GACFEQ","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"zX0mjqgBZDVROj3w","clock":{"kind":"none","seconds":0}}',1.79493617955473542214e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617955473542214e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',2,'sat','{"kind":"sat","person":"BKcxWCXKk1A4NcDn","name":"Ben","seat":1}',1.79493617964112401001e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',3,'ready','{"kind":"ready","person":"BKcxWCXKk1A4NcDn","ready":true}',1.7949361796559906006e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',4,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals EW|N|S:gold2, N|S|W, N|E|S|W, NEW:door-green@E+gold1, NSW:door-blue@N+gold3, NS|E|W:gold1\",\n  \"deck repair-pick broken-cart NESW:troll@W broken-lantern NE|SW NESW:door-blue@S NW|ES:gold1@E NW:ladder-blue NW rockfall NEW:door-blue@E NSW:door-blue@N repair-pick-cart NE|S NS|W repair-pick-lantern EW NE broken-pick NW|S NW|E rockfall NE|W repair-cart NEW:troll@E NSW:door-green@S NE EW NS NEW:door-green@N key repair-lantern-cart NS|EW:gold1@N NSW|E:gold1@E NS key EW broken-pick map EW|S:gold1@S NEW|S:gold1@S broken-lantern NSW:troll@S map NESW:door-green@W NS EW NW NS|EW broken-cart repair-lantern NE:ladder-green\",\n]\n","seq":13}',1.7949361796691451073e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',5,'chat','{"kind":"chat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0,"text":"Words of Ada.","id":"139991433643600-2","digest":"7e0b9a35aba34e1a"}',1.79493617968351864815e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',6,'claim','{"kind":"claim","seat":0,"lines":["p1 says: trust p2"],"seq":14,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-3","digest":"f51977e48e9c642c"}',1.79493617968568658829e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',7,'chat','{"kind":"chat","person":"BKcxWCXKk1A4NcDn","name":"Ben","seat":1,"text":"Words of Ben.","id":"139991433467280-3","digest":"eec04a7ecc479d5d"}',1.79493617968791294094e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',8,'claim','{"kind":"claim","seat":1,"lines":["p2 says: accuse p1"],"seq":15,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-4","digest":"bcf577596a602314"}',1.79493617968957400315e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',9,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W 0,0"],"seq":16,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-4","digest":"5d7bfa9d4ba3f024"}',1.79493617972315096849e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',10,'move','{"kind":"move","seat":0,"lines":["p1: bribe 0,0"],"seq":18,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-5","digest":"7d578845ec4be18f"}',1794936179.78681);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',11,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N 1,1"],"seq":20,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-5","digest":"fbc0b4de55c6e162"}',1.7949361798471848965e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',12,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-blue@E 1,-1"],"seq":22,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-6","digest":"7a2e4d8fafb16f5b"}',1.79493617989101576803e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',13,'move','{"kind":"move","seat":1,"lines":["p2: SW|N 1,-2"],"seq":24,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-6","digest":"bb04a6a110234c4e"}',1.79493617992110013966e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NW"],"seq":26,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-7","digest":"e6c9c89ae4857264"}',1.79493617994563102718e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NW:ladder-blue"],"seq":28,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-7","digest":"e30fea91e143896c"}',1.79493617997026085855e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',16,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@N 0,-2"],"seq":30,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-8","digest":"09e122facaeb120a"}',1.79493617999432063109e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',17,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,-2"],"seq":32,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-8","digest":"61917f223cfd4342"}',1.79493618002422690395e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',18,'move','{"kind":"move","seat":0,"lines":["p1: discard EW broken-pick"],"seq":36,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-9","digest":"5cc2915475a4b7a8"}',1.79493618004806327823e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',19,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern repair-pick-lantern"],"seq":40,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-9","digest":"970f94e298d97f89"}',1794936180.07484);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',20,'move','{"kind":"move","seat":0,"lines":["p1: NS|E -1,-1"],"seq":42,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-10","digest":"e31c64f77e194e08"}',1.79493618010095214851e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',21,'move','{"kind":"move","seat":1,"lines":["p2: NE 0,2"],"seq":44,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-10","digest":"9e6eb3972ce06f0a"}',1.79493618012555575368e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW rockfall"],"seq":48,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-11","digest":"299b105823e8cdc3"}',1.79493618015022802355e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',23,'move','{"kind":"move","seat":1,"lines":["p2: ES|N -1,1"],"seq":50,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-11","digest":"bfd301457b9ea680"}',1.7949361801771223545e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NE repair-pick-cart"],"seq":54,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-12","digest":"dbedd900d2804d20"}',1.79493618021093678479e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":56,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-12","digest":"dcccaa7837015960"}',1.79493618023894691473e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',26,'move','{"kind":"move","seat":0,"lines":["p1: key 1,1"],"seq":58,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-13","digest":"4911df958e31532c"}',1.79493618026358604431e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',27,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-blue@S -1,0"],"seq":60,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-13","digest":"1b75b2ed1dbd90e8"}',1.7949361802883918286e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',28,'move','{"kind":"move","seat":0,"lines":["p1: discard EW repair-pick"],"seq":64,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-14","digest":"85ecfcb7bf352fc0"}',1.79493618031387591358e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',29,'move','{"kind":"move","seat":1,"lines":["p2: NSW|E:gold1@E 2,-1"],"seq":66,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-14","digest":"75c6a6490607343e"}',1.79493618035111594201e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',30,'move','{"kind":"move","seat":0,"lines":["p1: NEW:troll@E 1,2"],"seq":67,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-15","digest":"729a328bf515b0e3"}',1.79493618037685608856e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',31,'move','{"kind":"move","seat":0,"lines":["p1: bribe 1,2"],"seq":69,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-16","digest":"53540afa3c66fa38"}',1.79493618042847776416e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',32,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":71,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-15","digest":"5f9cb5dee6826197"}',1.7949361804753613472e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',33,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N"],"seq":73,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-17","digest":"984de3656f9f9d83"}',1.79493618053484654427e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',34,'move','{"kind":"move","seat":1,"lines":["p2: EW 2,2"],"seq":75,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-16","digest":"edc7aad3fe467781"}',1.79493618056727504729e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',35,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S"],"seq":77,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-18","digest":"ac89551aab09aed1"}',1.79493618063116335869e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',36,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":79,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-17","digest":"c4986c210c378036"}',1.79493618065951085092e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',37,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart NW|E broken-lantern"],"seq":83,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-19","digest":"dbe295b6722da718"}',1.79493618069119191169e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',38,'move','{"kind":"move","seat":1,"lines":["p2: ESW|N:gold1@N -1,-2"],"seq":86,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-18","digest":"521fa9b53d3be75d"}',1.79493618072309565544e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',39,'move','{"kind":"move","seat":0,"lines":["p1: map 7,1"],"seq":88,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-20","digest":"faadecb67b024c42"}',1.7949361807576563358e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',40,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-green@S -1,2"],"seq":90,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-19","digest":"ae4890f705908d72"}',1.79493618078953456876e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',41,'move','{"kind":"move","seat":0,"lines":["p1: key 1,-1"],"seq":92,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-21","digest":"ff341b078795cf35"}',1.79493618082095742222e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',42,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 2,-2"],"seq":94,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-20","digest":"434ce4776b898398"}',1.79493618085290193553e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',43,'move','{"kind":"move","seat":0,"lines":["p1: discard NS broken-pick"],"seq":98,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-22","digest":"9a1307ad2da83c2e"}',1.79493618087712526317e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',44,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:troll@S repair-lantern-cart"],"seq":101,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-21","digest":"78b17d65321d7bf7"}',1.79493618090158939355e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',45,'move','{"kind":"move","seat":0,"lines":["p1: ES -2,2"],"seq":102,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-23","digest":"646d46d0915398b4"}',1.79493618092655253404e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',46,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":103,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-22","digest":"3c842c964a5aefb5"}',1.79493618095523309709e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',47,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N -2,3"],"seq":105,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-24","digest":"8647ddbf7b4be0fe"}',1.79493618098278522486e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',48,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green"],"seq":106,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-23","digest":"23064a9bcd42304f"}',1.79493618101099395752e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',49,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":108,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-25","digest":"fc12f71be0c05620"}',1.79493618104136133193e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',50,'move','{"kind":"move","seat":1,"lines":["p2: SW|E 3,2"],"seq":109,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-24","digest":"55945d6cc693f52a"}',1.79493618106722235675e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',51,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2"],"seq":110,"person":"zX0mjqgBZDVROj3w","id":"139991433643600-26","digest":"1ca7cdab5d61043a"}',1.79493618109261775014e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',52,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-cart"],"seq":111,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-25","digest":"86ca98242cc35fc5"}',1.79493618111800742149e+09);
INSERT INTO "entries" VALUES('4MFmkoo3-SMm1gtK',53,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW"],"seq":117,"person":"BKcxWCXKk1A4NcDn","id":"139991433467280-26","digest":"988aadfda3389dc1","over":true,"winners":[1]}',1.79493618116319060325e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',0,'created','{"kind":"created","code":"UJYEHC","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493617828367877002e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617828367877002e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493617828367877002e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493617828367877002e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493617828367877002e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p1\",\n  \"roles saboteur geologist blue-digger blue-digger saboteur boss green-digger green-digger profiteer geologist blue-digger green-digger blue-digger saboteur green-digger\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck NS|E:door-green NEW EW:door-green N|E|W NE:ladder NS map NW broken-pick NES map NW|S swap-hands broken-lantern EW EW NW:ladder free repair-lantern free theft map repair-pick-cart N repair-cart NE NEW NS|EW inspection N|S NES:crystal NEW:crystal NEW broken-cart NESW NW|ES hands-off NE|SW NESW NE:door-blue repair-pick-lantern E:ladder NE|W NW swap-hats NS|EW NESW swap-hands EW ESW|N:crystal NES NS|E|W NES map rockfall E|W trapped trapped N:ladder N|E|S|W inspection NESW E N|E repair-cart NE EW|N|S repair-pick EW:door-blue NEW:crystal theft map NW NES E:crystal NE trapped EW|S:crystal NS free NE|S broken-lantern hands-off NSW|E:crystal broken-pick free theft NE NEW:crystal theft NS N|W repair-pick N|E|S broken-cart N:crystal NESW:crystal NS broken-cart NEW broken-pick NESW NW:door-green NW repair-lantern-cart swap-hats rockfall hands-off repair-lantern map NW|E rockfall NE broken-lantern NS:door-blue NES NEW\",\n]\n","seq":29}',1.79493617829178214078e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',6,'chat','{"kind":"chat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"139991433725520-1","digest":"bc70a5ee26e82b48"}',1.79493617830608344072e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-2","digest":"bd056c554fef9598"}',1.79493617830808734892e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder swap-hands"],"seq":34,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-3","digest":"1e73c51ef75aa94a"}',1.79493617831193900112e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',9,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,1"],"seq":36}',1.79493617831623077391e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',10,'move','{"kind":"move","seat":2,"lines":["p3: discard repair-lantern repair-pick-cart"],"seq":40}',1.79493617831937551498e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',11,'move','{"kind":"move","seat":3,"lines":["p4: ES|N 0,-1"],"seq":42}',1.79493617832258224491e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NS|E:door-green repair-cart"],"seq":48,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-4","digest":"2247014778bd4ba3"}',1.79493617832563424115e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',13,'move','{"kind":"move","seat":1,"lines":["p2: NSW 1,0"],"seq":50}',1.79493617832877779003e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',14,'move','{"kind":"move","seat":2,"lines":["p3: discard EW"],"seq":52}',1.79493617833157086379e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',15,'move','{"kind":"move","seat":3,"lines":["p4: discard N free"],"seq":56}',1.79493617833460092541e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:crystal broken-pick theft"],"seq":62,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-5","digest":"46f8834d54e078ce"}',1.79493617833750510213e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',17,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p4"],"seq":64}',1.79493617834756255145e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',18,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW"],"seq":66}',1.79493617835179543494e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',19,'move','{"kind":"move","seat":3,"lines":["p4: discard NW|ES"],"seq":68}',1.79493617835473608969e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:ladder NESW"],"seq":72,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-6","digest":"38fa73a02a6e4f98"}',1.79493617836091780663e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',21,'move','{"kind":"move","seat":1,"lines":["p2: discard free map repair-pick-lantern"],"seq":78}',1.79493617836605596537e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',22,'move','{"kind":"move","seat":2,"lines":["p3: map 8,2"],"seq":80}',1.7949361783695414066e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',23,'move','{"kind":"move","seat":3,"lines":["p4: discard NE|W NW N|E|W"],"seq":86}',1.79493617837240433685e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW NW swap-hats"],"seq":92,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-7","digest":"4b1bc301ebbd293b"}',1.79493617837540435791e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW swap-hands"],"seq":96}',1.79493617837841606139e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',26,'move','{"kind":"move","seat":2,"lines":["p3: discard E:ladder inspection"],"seq":100}',1.79493617838103556626e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',27,'move','{"kind":"move","seat":3,"lines":["p4: remove broken-lantern EW N|S"],"seq":104}',1.79493617838385772708e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',28,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:door-blue NES:crystal rockfall"],"seq":110,"person":"zX0mjqgBZDVROj3w","id":"139991433725520-8","digest":"d74a84f9913f0c58"}',1.79493617838684988026e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',29,'move','{"kind":"move","seat":1,"lines":["p2: discard E|W NS|EW"],"seq":114}',1794936178.38994);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',30,'move','{"kind":"move","seat":2,"lines":["p3: discard EW:door-green"],"seq":116}',1.79493617839287710183e+09);
INSERT INTO "entries" VALUES('A7j6CIt7M2zjNw0o',31,'move','{"kind":"move","seat":3,"lines":["p4: discard NS|E|W hands-off"],"seq":120}',1.79493617839555430417e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',0,'created','{"kind":"created","code":"UPGVHL","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493617911274719236e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617911274719236e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493617911274719236e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NE:door-blue@E+gold1, NESW, NE:gold2, NSW:door-green@S+gold2, NEW:door-green@E+gold1, NEW:door-blue@N+gold2\",\n  \"deck NSW:door-green@S repair-pick-cart NE|SW NESW:door-green@W NS NS|EW:gold1@N broken-pick NW|ES:gold1@E broken-lantern NEW:troll@E repair-pick repair-cart NSW:troll@S NS|EW EW NS NW:ladder-blue NE broken-pick rockfall broken-lantern map NW EW NSW:door-blue@N NS repair-lantern-cart NW NE:ladder-green map repair-lantern EW NW|E EW repair-pick-lantern EW|S:gold1@S NEW:door-green@N NE|S NESW:troll@W NE key NEW:door-blue@E NESW:door-blue@S NSW|E:gold1@E NW|S key broken-cart rockfall broken-cart NEW|S:gold1@S NS|W NE|W\",\n]\n","seq":13}',1.7949361791172804832e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',4,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-green@N 0,0"],"seq":15,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-1","digest":"648620c9c9f3ab1b"}',1.79493617913422799105e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',5,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W 1,-1"],"seq":17}',1.79493617914267110822e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',6,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-pick"],"seq":21,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-2","digest":"2d6dad9cb4ed7af1"}',1.79493617914596724502e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|ES:gold1@E"],"seq":23}',1.79493617915507531167e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW NSW:troll@S"],"seq":27,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-3","digest":"ba17a154b07ec941"}',1794936179.15892);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:troll@E"],"seq":29}',1.79493617916316270831e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',10,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,-1"],"seq":31,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-4","digest":"48307656932c1848"}',1.79493617916780185696e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW"],"seq":33}',1.79493617917264223094e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NE"],"seq":35,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-5","digest":"d5baeacca63b970a"}',1.79493617917614984519e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',13,'move','{"kind":"move","seat":1,"lines":["p2: ES:ladder-blue -1,1"],"seq":37}',1.7949361791805040836e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NW broken-pick"],"seq":41,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-6","digest":"0a84b9447fa5b13b"}',1.79493617918743491169e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',15,'move','{"kind":"move","seat":1,"lines":["p2: discard EW rockfall"],"seq":45}',1.7949361791907291413e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',16,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,-2"],"seq":47,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-7","digest":"c209e210a56ab1f4"}',1.79493617919352149965e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',17,'move','{"kind":"move","seat":1,"lines":["p2: NW -1,2"],"seq":49}',1.79493617919616079326e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":51,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-8","digest":"173030e0839df9bf"}',1.79493617919904732702e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',19,'move','{"kind":"move","seat":1,"lines":["p2: discard map repair-pick-cart"],"seq":55}',1.7949361792022595405e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',20,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green -2,2"],"seq":57,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-9","digest":"60b1e6d35127d433"}',1.79493617920569372174e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',21,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N 0,-3"],"seq":60}',1.79493617920891571047e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',22,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":62,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-10","digest":"b867a5ff4fdad561"}',1.79493617921257257461e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',23,'move','{"kind":"move","seat":1,"lines":["p2: ES|W 0,-4"],"seq":64}',1.79493617921599984176e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',24,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 0,2"],"seq":66,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-11","digest":"e965e4d71a98bf40"}',1.79493617921941447262e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',25,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NEW:door-green@N"],"seq":70}',1.79493617922258353238e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',26,'move','{"kind":"move","seat":0,"lines":["p1: discard EW EW|S:gold1@S"],"seq":74,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-12","digest":"89d52993b2db2c33"}',1.79493617922616481782e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',27,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart repair-pick-lantern"],"seq":78}',1.79493617922987437249e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',28,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|S key"],"seq":82,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-13","digest":"3af2df92a135b3da"}',1.79493617923394322396e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',29,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@W 1,1"],"seq":83}',1.7949361792377955913e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',30,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,1"],"seq":85}',1.79493617924378752711e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',31,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":87,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-14","digest":"78ccf7cd214ccb1d"}',1.79493617924756503102e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',32,'move','{"kind":"move","seat":1,"lines":["p2: discard NE NESW:door-blue@S"],"seq":91}',1.79493617925059199338e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',33,'move','{"kind":"move","seat":0,"lines":["p1: NW|S 1,-4"],"seq":93,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-15","digest":"46849ff111f33aaf"}',1.79493617925376176833e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',34,'move','{"kind":"move","seat":1,"lines":["p2: ESW|N:gold1@N 1,0"],"seq":96}',1.79493617925692963603e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',35,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E"],"seq":97,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-16","digest":"55d39464bdd250a9"}',1794936179.25974);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',36,'move','{"kind":"move","seat":1,"lines":["p2: NSW|E:gold1@E -2,-1"],"seq":99}',1.7949361792626161576e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',37,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":101,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-17","digest":"f9cacdb2e69c97be"}',1.79493617926516985895e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',38,'move','{"kind":"move","seat":1,"lines":["p2: map 5,2"],"seq":102}',1.7949361792678356171e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',39,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,0"],"seq":103,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-18","digest":"74720d12fd57a555"}',1.79493617927026391026e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',40,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W"],"seq":104}',1.79493617927303934092e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',41,'move','{"kind":"move","seat":0,"lines":["p1: NS|W -2,1"],"seq":105,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-19","digest":"aaa0531defc5fc54"}',1.79493617927542114262e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',42,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":106}',1.79493617927799582485e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',43,'move','{"kind":"move","seat":0,"lines":["p1: key 0,2"],"seq":107,"person":"zX0mjqgBZDVROj3w","id":"139991433905680-20","digest":"4722e42e239ea245"}',1.79493617928044319146e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',44,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":108}',1.79493617928291106225e+09);
INSERT INTO "entries" VALUES('AwG8uAMQVIFg1Zum',45,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-cart","goals NSW:door-blue@N+gold3, N|S|W, EW|N|S:gold2, N|E|W, N|E|S|W, NW:gold2","deck EW NSW:troll@S EW NEW:door-green@N repair-lantern key broken-lantern NS|EW NESW:door-green@W NS rockfall NW|S repair-pick NW|E map NSW:door-green@S repair-pick-lantern NW|ES:gold1@E broken-pick NE|W EW|S:gold1@S NE|SW NE|S broken-pick NESW:door-blue@S repair-cart NS broken-cart NESW:troll@W NW:ladder-blue broken-cart NEW:troll@E NE key NS|W NEW:door-blue@E rockfall EW repair-lantern-cart EW NE:ladder-green NW broken-lantern NSW:door-blue@N NS NE repair-pick-cart NW map"],"seq":127,"round":true}',1.79493617928504443168e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',0,'created','{"kind":"created","code":"GLCHVX","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949361785791909695e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.7949361785791909695e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals N|E|S|W, NEW:door-blue@N+gold2, NEW:door-green@N+gold3, NW:door-green@W+gold1, NE:gold2, NW:gold2\",\n  \"deck rockfall NSW|E:gold1@E EW NEW|S:gold1@S broken-lantern rockfall NE NSW:door-green@S NW|ES:gold1@E key NS NS|W EW NEW:door-green@N NE NE:ladder-green broken-pick repair-pick repair-cart NE|SW NEW:door-blue@E repair-pick-cart NW NESW:troll@W repair-pick-lantern map NS broken-cart NESW:door-green@W broken-cart EW NS NW:ladder-blue NW NESW:door-blue@S NS|EW:gold1@N NE|W NSW:troll@S NW|S EW|S:gold1@S broken-lantern NSW:door-blue@N key NS|EW map repair-lantern-cart broken-pick NE|S EW NEW:troll@E repair-lantern NW|E\",\n]\n","seq":15}',1.79493617858249473575e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',3,'chat','{"kind":"chat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0,"text":"Let us play solo!","id":"139991433474512-1","digest":"f8a4585810010a53"}',1.79493617859676790234e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":16,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-2","digest":"5180a23b07f47ce1"}',1.79493617859907221793e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',5,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-pick NSW|E:gold1@E repair-cart"],"seq":20,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-3","digest":"d1c5b31fd434a94b"}',1.7949361786040518284e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',6,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-lantern NE|SW repair-pick"],"seq":24,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-4","digest":"d4bfd1a8cb7c7729"}',1.79493617860640311241e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',7,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-blue@W -1,0"],"seq":26,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-5","digest":"b33503c1a7272ca6"}',1.7949361786098709106e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',8,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-cart"],"seq":28,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-6","digest":"352b95a571d8e1a0"}',1.79493617861567330358e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',9,'move','{"kind":"move","seat":0,"lines":["p1: NEW|S:gold1@S -1,1"],"seq":30,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-7","digest":"b8a666fd09ac344f"}',1.79493617861809611315e+09);
INSERT INTO "entries" VALUES('Y7koW9wvkfizHAGm',10,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W -2,1"],"seq":31,"person":"zX0mjqgBZDVROj3w","id":"139991433474512-8","digest":"226ea8a92def7292"}',1.79493617862051773074e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',0,'created','{"kind":"created","code":"CWJYWT","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493617843440461155e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617843440461155e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493617843440461155e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|W:gold1@W, NEW:door-blue@N+gold2, NW:door-green@W+gold1, N|S|W, N|E|W, NEW:door-green@E+gold1\",\n  \"deck NW NSW:troll@S NW|ES:gold1@E NS EW NW|E NE:ladder-green NSW|E:gold1@E NE broken-cart repair-cart EW NEW:troll@E NS|EW:gold1@N NEW:door-blue@E key EW broken-pick NEW|S:gold1@S NESW:door-blue@S repair-pick NW:ladder-blue NSW:door-blue@N map NESW:door-green@W key NS NE|S NW|S NE|W NS|W repair-pick-lantern broken-lantern repair-lantern broken-cart rockfall rockfall repair-lantern-cart NEW:door-green@N NE NS|EW EW map broken-pick NE|SW broken-lantern repair-pick-cart NS NESW:troll@W NSW:door-green@S NW EW|S:gold1@S\",\n]\n","seq":13}',1.79493617843763661381e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',4,'chat','{"kind":"chat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0,"text":"Let us play duel!","id":"139991433816528-1","digest":"19c0bef557e68bf5"}',1.79493617844873189931e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-2","digest":"5270ef4a5f2a40a5"}',1.79493617845224857337e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',6,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green -1,1"],"seq":16,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-3","digest":"380da74e85324998"}',1.79493617845577573778e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',7,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":18}',1.79493617846430206295e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E NW"],"seq":22,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-4","digest":"334097f71f29bf61"}',1.7949361784670062065e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N NW|E"],"seq":26}',1.79493617847754287721e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',10,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-blue@W 1,1"],"seq":28,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-5","digest":"9ba13e119140d985"}',1.79493617848565697667e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',11,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-2"],"seq":30}',1.79493617848939323428e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NE repair-cart"],"seq":34,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-6","digest":"2242bdd275ead1e3"}',1.79493617849398684506e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',13,'move','{"kind":"move","seat":1,"lines":["p2: EW 1,-1"],"seq":36}',1.79493617851056122772e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue key"],"seq":40,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-7","digest":"9abe990b1717109e"}',1.79493617851444959643e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',15,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-blue@N 0,-3"],"seq":42}',1.79493617853508424754e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',16,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":44,"person":"zX0mjqgBZDVROj3w","id":"139991433816528-8","digest":"5d45b42f885c21e5"}',1.79493617853814029696e+09);
INSERT INTO "entries" VALUES('ftCQyCDjR3VskP_r',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S key"],"seq":48}',1.79493617855509734158e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',0,'created','{"kind":"created","code":"JGPFNT","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493617870822405819e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617870822405819e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493617870822405819e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493617870822405819e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493617870822405819e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p3\",\n  \"roles yellow-loyal yellow-saboteur yellow-saboteur yellow-loyal\",\n  \"goals NESW:exit, NES:vein, NW:hole, NE:ladder\",\n  \"deck I.NS|EW:bridge@N I.boots I.goblin I.rockfall I.NEW I.NW I.NES:hole I.NEW I.lindworm I.NESW I.NE I.information I.NESW:hole I.NS I.NW|ES:tunnel I.rat I.NESW I.NE|SW:tunnel I.axe I.information I.N:hole I.rat I.NE:ladder I.NES I.NES I.web I.NEW I.NS|EW:bridge@E I.EW\",\n  \"deck II.rockfall II.NES:hole@E II.information II.information II.NS|EW:bridge@N II.NW|ES:tunnel II.NEW:vein@N II.NS II.NE II.NW II.NE|SW:tunnel II.axe II.lindworm II.NW:ladder@N II.NEW:hole@N II.goblin II.E:hole II.NESW II.NESW II.EW II.NES II.rat II.web II.NEW II.N:ladder II.boots II.swap-hands\",\n  \"deck III.swap-hands III.NES III.E:ladder III.NS|EW:bridge@E III.goblin III.NESW:hole III.NE|SW:tunnel III.N:hole III.web III.goblin III.NEW:hole III.NE III.NES:vein III.NEW III.lindworm III.boots III.rockfall III.NW III.axe III.EW III.NS III.rat III.information III.NESW III.rat III.lindworm\",\n]\n","seq":25}',1.79493617871526217459e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',6,'move','{"kind":"move","seat":2,"lines":["p3: I.NEW 0,1"],"seq":26}',1.7949361787276427746e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',7,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":27}',1.79493617873358893397e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',8,'move','{"kind":"move","seat":3,"lines":["p4: discard I.N:hole I.NESW"],"seq":29}',1.7949361787396612167e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',9,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":30}',1.79493617874286699297e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',10,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":32}',1.79493617874527359003e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',11,'chat','{"kind":"chat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"139991433704720-1","digest":"c80f7630a7c4c838"}',1.79493617875869131087e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',12,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":33,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-2","digest":"9c41b03422faee1e"}',1.79493617876435351378e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',13,'move','{"kind":"move","seat":0,"lines":["p1: I.NW 1,0"],"seq":34,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-3","digest":"c54174688e29bd81"}',1.79493617876727437968e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',14,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":35,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-4","digest":"1030d8923fda3998"}',1.79493617877069306376e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',15,'move','{"kind":"move","seat":1,"lines":["p2: I.NE:ladder -1,0"],"seq":36}',1.79493617877968859668e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',16,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":37}',1.79493617878604888918e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',17,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":38}',1.79493617880328321457e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',18,'move','{"kind":"move","seat":2,"lines":["p3: I.NES 0,-1"],"seq":39}',1.79493617880825471881e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',19,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-1"],"seq":40}',1.79493617881338572497e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',20,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":41}',1.79493617881630086905e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',21,'move','{"kind":"move","seat":3,"lines":["p4: I.NSW 1,-1"],"seq":42}',1.79493617882267522808e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',22,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":43}',1.7949361788268959522e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',23,'move','{"kind":"move","seat":0,"lines":["p1: I.NESW 1,-2"],"seq":44,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-5","digest":"5fb2402dbdc79e94"}',1.79493617883268713952e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',24,'move','{"kind":"move","seat":0,"lines":["p1: step 0,1"],"seq":45,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-6","digest":"bde71d2e10d65692"}',1.79493617885099339482e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',25,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":46,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-7","digest":"81fee8903ccdce0e"}',1.79493617885755109785e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',26,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":48,"person":"zX0mjqgBZDVROj3w","id":"139991433704720-8","digest":"5baf6ebf1753eb45"}',1.79493617886105585098e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',27,'move','{"kind":"move","seat":1,"lines":["p2: discard I.axe"],"seq":49}',1.79493617886913228035e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',28,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":50}',1.794936178874932766e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',29,'move','{"kind":"move","seat":2,"lines":["p3: II.ESW:vein@S 0,-2"],"seq":51}',1.79493617888811182975e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',30,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-2.S"],"seq":52}',1.79493617889153790471e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',31,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-2.E"],"seq":53}',1.7949361788942704201e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',32,'move','{"kind":"move","seat":2,"lines":["p3: step 1,-2"],"seq":55}',1.79493617889667057994e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',33,'move','{"kind":"move","seat":3,"lines":["p4: I.NEW 2,-2"],"seq":56}',1.79493617890002250675e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',34,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":57}',1.79493617891168522832e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',35,'move','{"kind":"move","seat":3,"lines":["p4: step 0,1"],"seq":58}',1.79493617891870474814e+09);
INSERT INTO "entries" VALUES('i56LTQD4Z8YcV2-V',36,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":59}',1.79493617892108678815e+09);
INSERT INTO "entries" VALUES('l3KZeTN6wc_hkXmi',0,'created','{"kind":"created","code":"WLLDDU","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"zX0mjqgBZDVROj3w","public":true,"clock":{"kind":"none","seconds":0}}',1.79493617908332586284e+09);
INSERT INTO "entries" VALUES('l3KZeTN6wc_hkXmi',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617908332586284e+09);
INSERT INTO "entries" VALUES('l3KZeTN6wc_hkXmi',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79493617908332586284e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',0,'created','{"kind":"created","code":"NEXVKW","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493617767645812031e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617767645812031e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493617767645812031e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493617767645812031e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493617767645812031e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p2\",\n  \"roles digger digger digger saboteur digger\",\n  \"goals stone NW, gold, stone NE\",\n  \"deck E broken-cart N NES map map NE repair-pick-cart NE NEW NESW repair-lantern NEW NES EW N|W map N|E|W NW EW map NW NE NE EW broken-pick NEW rockfall repair-cart NE N|E|S broken-pick NESW NESW repair-pick NEW repair-pick-lantern NW repair-pick NES repair-cart map NEW NW NESW E|W NS repair-lantern rockfall repair-lantern-cart NS NS N|S broken-cart broken-cart NES N|E broken-pick NES N|E|S|W broken-lantern broken-lantern NS broken-lantern rockfall map NESW\",\n]\n","seq":29}',1.79493617769115328792e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',6,'move','{"kind":"move","seat":1,"lines":["p2: NEW 1,0"],"seq":31}',1.7949361780005805492e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',7,'move','{"kind":"move","seat":2,"lines":["p3: SW 1,-1"],"seq":33}',1.7949361780090372562e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',8,'move','{"kind":"move","seat":3,"lines":["p4: NES 0,1"],"seq":35}',1.79493617801507759097e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',9,'chat','{"kind":"chat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"139991435460816-1","digest":"10e7c14fbf159bd1"}',1.79493617801784300803e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":36,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-2","digest":"e3b3251460798645"}',1.79493617802340197568e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',11,'move','{"kind":"move","seat":0,"lines":["p1: ESW 2,0"],"seq":38,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-3","digest":"9b098a3eb83690aa"}',1.79493617802769517893e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',12,'move','{"kind":"move","seat":1,"lines":["p2: N|E|W 3,0"],"seq":40}',1.79493617803846096988e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',13,'move','{"kind":"move","seat":2,"lines":["p3: broken-pick p1"],"seq":42}',1.7949361780437626839e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',14,'move','{"kind":"move","seat":3,"lines":["p4: EW 1,1"],"seq":44}',1.79493617805170655246e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',15,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 1,0"],"seq":46,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-4","digest":"ad891ba1aa915734"}',1.79493617806404876704e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',16,'move','{"kind":"move","seat":1,"lines":["p2: NES -1,0"],"seq":48}',1.79493617807204270363e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',17,'move','{"kind":"move","seat":2,"lines":["p3: NESW 2,1"],"seq":50}',1.79493617807988619806e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',18,'move','{"kind":"move","seat":3,"lines":["p4: N|W 0,2"],"seq":52}',1.79493617808746051787e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',19,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p3"],"seq":54,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-5","digest":"631a73e7202ff344"}',1.79493617810031223292e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',20,'move','{"kind":"move","seat":1,"lines":["p2: EW 3,1"],"seq":56}',1.79493617810836505891e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',21,'move','{"kind":"move","seat":2,"lines":["p3: discard N"],"seq":58}',1.79493617811527204517e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',22,'move','{"kind":"move","seat":3,"lines":["p4: repair-pick-cart p3 pick"],"seq":60}',1.7949361781230597496e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW"],"seq":62,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-6","digest":"600eb23d46de7c3d"}',1.79493617813181233406e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',24,'move','{"kind":"move","seat":1,"lines":["p2: NW 2,2"],"seq":64}',1.7949361781420044899e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',25,'move','{"kind":"move","seat":2,"lines":["p3: SW 4,1"],"seq":66}',1.79493617816009044642e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',26,'move','{"kind":"move","seat":3,"lines":["p4: N|E|S -1,-1"],"seq":68}',1.79493617816522765158e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',27,'move','{"kind":"move","seat":0,"lines":["p1: discard E"],"seq":70,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-7","digest":"7b77a44ca01ffca7"}',1.79493617817184019083e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',28,'move','{"kind":"move","seat":1,"lines":["p2: NESW 0,-1"],"seq":72}',1.79493617818437862392e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',29,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW"],"seq":74}',1.7949361781921963692e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',30,'move','{"kind":"move","seat":3,"lines":["p4: discard NEW"],"seq":76}',1.79493617820004200931e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',31,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":78,"person":"zX0mjqgBZDVROj3w","id":"139991435460816-8","digest":"403b8991ee5f4c29"}',1.79493617820827102661e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',32,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-lantern"],"seq":80}',1.79493617822053909294e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',33,'move','{"kind":"move","seat":2,"lines":["p3: NW 4,2"],"seq":82}',1.79493617822821068764e+09);
INSERT INTO "entries" VALUES('nz6mXGVq5NlLGJYA',34,'move','{"kind":"move","seat":3,"lines":["p4: discard NE"],"seq":84}',1.79493617824022507669e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',0,'created','{"kind":"created","code":"GVPEDD","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"zX0mjqgBZDVROj3w","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493617931064653389e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',1,'sat','{"kind":"sat","person":"zX0mjqgBZDVROj3w","name":"Ada","seat":0}',1.79493617931064653389e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493617931064653389e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@W+gold1, NSW:door-green@S+gold2, NEW:door-blue@N+gold2, N|E|S|W, NEW:door-green@N+gold3, NW:gold2\",\n  \"deck rockfall NW|E broken-cart NS NEW:troll@E NW NE NS|EW NS NE|S NESW:troll@W NW|S NSW:troll@S broken-lantern repair-lantern-cart EW NW|ES:gold1@E NS NSW:door-blue@N repair-lantern repair-pick-cart NS|EW:gold1@N NE|W map broken-pick NW:ladder-blue NE|SW EW NESW:door-green@W EW|S:gold1@S broken-lantern NS|W EW NEW:door-green@N NE:ladder-green NSW|E:gold1@E key NEW|S:gold1@S rockfall map repair-pick-lantern repair-cart NSW:door-green@S repair-pick NW NE NESW:door-blue@S NEW:door-blue@E EW broken-cart key broken-pick\",\n]\n","seq":13}',1.79493617931442594527e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',4,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2"],"seq":15,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-1","digest":"3973155888f16cf9"}',1.79493617933082866668e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW NW|E"],"seq":19}',1.79493617933440208437e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',6,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W 1,1"],"seq":20,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-2","digest":"2e59bf41c228bed8"}',1.79493617933732080458e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',7,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":21,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-3","digest":"50f5bbc8cba73efd"}',1.79493617933937597277e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',8,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p1"],"seq":23}',1.79493617934210801124e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',9,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-lantern NS rockfall"],"seq":26,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-4","digest":"455a741d2687324a"}',1.79493617934486556051e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',10,'move','{"kind":"move","seat":0,"lines":["p1: bribe 1,1"],"seq":28,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-5","digest":"3c4b014767059bb5"}',1.79493617934682774548e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|S repair-lantern-cart"],"seq":32}',1.79493617935021877287e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',12,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@E 0,2"],"seq":33,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-6","digest":"85ba00ae617edc68"}',1.79493617935288357731e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',13,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":34,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-7","digest":"7170b2e0c20df219"}',1.79493617935465526579e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',14,'move','{"kind":"move","seat":1,"lines":["p2: remove broken-cart NS NSW:door-blue@N"],"seq":38}',1.79493617935738563533e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',15,'move','{"kind":"move","seat":0,"lines":["p1: NES:troll@N -1,2"],"seq":39,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-8","digest":"f69161d7bd6ccb40"}',1.79493617936038875578e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',16,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":40,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-9","digest":"553fbe0f5e880f88"}',1.79493617936257314677e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',17,'move','{"kind":"move","seat":1,"lines":["p2: ES 0,-2"],"seq":42}',1.79493617936580109593e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',18,'move','{"kind":"move","seat":0,"lines":["p1: SW 2,1"],"seq":43,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-10","digest":"ee623c1fd82d5040"}',1.79493617936945605278e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',19,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":44,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-11","digest":"14ccdefea4040d77"}',1.7949361793717136383e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',20,'move','{"kind":"move","seat":1,"lines":["p2: map 5,2"],"seq":46}',1.79493617937521195409e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',21,'move','{"kind":"move","seat":0,"lines":["p1: discard NS broken-pick"],"seq":48,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-12","digest":"695f08e72cf41690"}',1.79493617937817716593e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',22,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":50,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-13","digest":"88173aaad6afb936"}',1.79493617938036394122e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',23,'move','{"kind":"move","seat":1,"lines":["p2: NW:ladder-blue -1,-2"],"seq":52}',1.79493617938341379165e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',24,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":53,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-14","digest":"bf0e7e6e1fda3769"}',1.79493617938580346101e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',25,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":54,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-15","digest":"2d4aaffd9ed62b45"}',1.79493617938776659969e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N repair-lantern"],"seq":58}',1.79493617939029788971e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',27,'move','{"kind":"move","seat":0,"lines":["p1: NE|W 0,3"],"seq":59,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-16","digest":"82591f4e2f09b8d9"}',1.7949361793927357196e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',28,'move','{"kind":"move","seat":0,"lines":["p1: bribe 0,2"],"seq":60,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-17","digest":"ffb19d6bb500538e"}',1.79493617939463496208e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',29,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":61,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-18","digest":"600b09c71b1fafa4"}',1.79493617939625787734e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',30,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E -2,-2"],"seq":63}',1.7949361793988416195e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',31,'move','{"kind":"move","seat":0,"lines":["p1: discard EW repair-pick-cart"],"seq":65,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-19","digest":"088cda278f1c9fab"}',1.79493617940120530132e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',32,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":67,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-20","digest":"2bdaae0839df1b36"}',1.79493617940313529967e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',33,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|ES:gold1@E broken-lantern"],"seq":71}',1.79493617940560698511e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',34,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW NSW|E:gold1@E"],"seq":73,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-21","digest":"5ed254854d64d07c"}',1.79493617940818977357e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',35,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":75,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-22","digest":"a7a8d6df1f841c71"}',1.79493617940996503827e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',36,'move','{"kind":"move","seat":1,"lines":["p2: key -2,-2"],"seq":77}',1.79493617941277289391e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',37,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":78,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-23","digest":"e1591fc5a8316163"}',1.79493617941526699063e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',38,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,2"],"seq":80,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-24","digest":"8a75d6dbd861066b"}',1.79493617941707038878e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',39,'move','{"kind":"move","seat":1,"lines":["p2: SW|N 1,-2"],"seq":82}',1.79493617942207050325e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',40,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S repair-cart"],"seq":86,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-25","digest":"9b6ca0a0f0c797e6"}',1.79493617942765092848e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',41,'move','{"kind":"move","seat":1,"lines":["p2: ESW|N:gold1@N 1,-1"],"seq":89}',1.79493617943044042584e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',42,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder-green -2,2"],"seq":91,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-26","digest":"d30bd4133d1b5edf"}',1.79493617943295192714e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',43,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-green@N 0,0"],"seq":93}',1.79493617943561863895e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',44,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S"],"seq":95,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-27","digest":"d1ee6edc93553c07"}',1.79493617943826818468e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',45,'move','{"kind":"move","seat":1,"lines":["p2: NE -3,-2"],"seq":97}',1.7949361794410641193e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',46,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":99,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-28","digest":"93e41da0609b0974"}',1.79493617944413781165e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',47,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":101}',1.79493617944693160059e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',48,'move','{"kind":"move","seat":0,"lines":["p1: NW 1,2"],"seq":102,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-29","digest":"60faf3afc7294a42"}',1.79493617944947528837e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',49,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-blue@E -2,-1"],"seq":103}',1.79493617945230054849e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',50,'move','{"kind":"move","seat":0,"lines":["p1: discard key repair-pick"],"seq":105,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-30","digest":"5393388d2ec0b39b"}',1.79493617945475625991e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',51,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-green@S -2,-3"],"seq":106}',1794936179.45737);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',52,'move','{"kind":"move","seat":0,"lines":["p1: EW -3,-1"],"seq":107,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-31","digest":"def502ffd0f63b48"}',1.79493617945981931687e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',53,'move','{"kind":"move","seat":1,"lines":["p2: NS|W -1,-3"],"seq":108}',1.79493617946238660809e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',54,'move','{"kind":"move","seat":0,"lines":["p1: EW -4,-1"],"seq":109,"person":"zX0mjqgBZDVROj3w","id":"139991433927632-32","digest":"3d336a77912a565b"}',1.79493617946471309661e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',55,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p1"],"seq":110}',1.79493617946716570851e+09);
INSERT INTO "entries" VALUES('tcRO7UG8xzHprMrr',56,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-lantern"],"seq":114,"over":true,"winners":[1]}',1.79493617946900868411e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfgPNkjTQKhdDpoQ0
hm/HBkefaRLBuq8hgjmOtP33XruhRANCAARUwniVkcZM5ssLxIh+GXE+ysEChGPv
S6aCpI5BF973Y4F0Cxir3MNlYl8ZT7aQZjpbVIkGvYBJibtNLySGUhle
-----END PRIVATE KEY-----
');
INSERT INTO "keys" VALUES('daily','520efb1feb244c55d8809228ed917c8adbd2db9d2047d525115fd43922143a00');
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('1RKZb3iaclK3GvKs','gone',1);
CREATE TABLE mails (
	person VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	token VARCHAR(64), 
	asked FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (person), 
	UNIQUE (token)
);
INSERT INTO "mails" VALUES('zX0mjqgBZDVROj3w','ada@example.org',NULL,1.0,2.0);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','nz6mXGVq5NlLGJYA',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','A7j6CIt7M2zjNw0o',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','ftCQyCDjR3VskP_r',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','Y7koW9wvkfizHAGm',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','i56LTQD4Z8YcV2-V',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','l3KZeTN6wc_hkXmi',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','AwG8uAMQVIFg1Zum',1,0.0);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','tcRO7UG8xzHprMrr',0,1.79493617946900868411e+09);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','4MFmkoo3-SMm1gtK',0,1.79493618116319060325e+09);
INSERT INTO "members" VALUES('BKcxWCXKk1A4NcDn','4MFmkoo3-SMm1gtK',0,1.79493618116319060325e+09);
INSERT INTO "members" VALUES('zX0mjqgBZDVROj3w','1RKZb3iaclK3GvKs',0,1.79493618139950323101e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
INSERT INTO "mutes" VALUES('zX0mjqgBZDVROj3w','BKcxWCXKk1A4NcDn');
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
INSERT INTO "notes" VALUES('zX0mjqgBZDVROj3w','4MFmkoo3-SMm1gtK',1,2,1,'Always digs left');
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES('o','close','1RKZb3iaclK3GvKs',1.0,'');
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "owners" VALUES('gone','a part that stopped',1.0);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "passkeys" VALUES('VVu7XhHDOoODD48TToCcYopkFn4','zX0mjqgBZDVROj3w','pQECAyYgASFYIL3W0F_SzNCgQavzFHXHsgJQ6940ii1uQxCGjsmTqtbLIlggeffgMMRk2_TvJA9fNOhfQzLFsPwl_yjbQdh1A-Nb6w4',0,'Phone',1.79493618149222731593e+09,NULL);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('zX0mjqgBZDVROj3w','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79493617763523197173e+09,0,0,0);
INSERT INTO "people" VALUES('BKcxWCXKk1A4NcDn','Ben','en',NULL,1.79493617951134014128e+09,0,0,0);
CREATE TABLE played (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	seconds INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	year INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	gold INTEGER NOT NULL, circle VARCHAR(40), resigned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "played" VALUES('zX0mjqgBZDVROj3w','tcRO7UG8xzHprMrr',0,1.79493617946900868411e+09,0,53,2026,'duel',2,'bots',',green,',0,0,NULL,0);
INSERT INTO "played" VALUES('zX0mjqgBZDVROj3w','4MFmkoo3-SMm1gtK',0,1.79493618116319060325e+09,1,45,2026,'duel',2,'people',',green,',0,0,NULL,0);
INSERT INTO "played" VALUES('BKcxWCXKk1A4NcDn','4MFmkoo3-SMm1gtK',1,1.79493618116319060325e+09,1,45,2026,'duel',2,'people',',blue,',1,1,NULL,0);
INSERT INTO "played" VALUES('zX0mjqgBZDVROj3w','1RKZb3iaclK3GvKs',0,1.79493618139950323101e+09,0,24,2026,'solo',1,'alone',',',NULL,0,NULL,0);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "records" VALUES('1RKZb3iaclK3GvKs',27,X'78DAA559596FDB4610FE2B845F2B157B1F020AA441F5AAA2115005B58C60B987CB98121D4A6EE0C6F9EF192E295B3C1E02EE83ADE5EC7276BE9D6F8E956E6F6FBEED6F1E8AA3DBDFACF637B6F6E6EC61BC8071E57C14BEDFFCB5FDF031CAEECDA1959DAAB28A92C7D23CFBFA04420C4FD5E3B9A88ECD1368F5AE689EE2FA4615CCD7D5D3D15D1687A23E9DE3EC238EB3E7BA2ACB4F8FE6F9E08FEDC4B93A9B32CE95C6395F7FFA5C15712A98F2E41B851E0CB0FE932961D9EA5C3FF96879593DD551C17DED3D58F01DA4FF56DD6EFF7F4487CF5FEEDFFFF3C7DF1FFEFC4CBF46FDA7476FCFE65C452817EDCE14E5737CE7501C7D4610114B8C97587607F4743C9FBA6DBFDF2C322C35D35460857F254A7276B7C8FAC77B32E7F6D0E0C4BA839934E67839E6DF9D69ADF3CD9B2BF473BB9C4DDDEE537B5BD5AD3054F5C19CB3DF32BCDF1F1B37C270BFEF1C099F20AD9F4A7F023181B1F3F6A15BC18974C1E5166BC488521E5B4475C09E114EB024813962180E04596131A5B991582AA79511B96454DB4E7B4794CE828E28F0F42DEB78D26D074C81FF8BACA54AB37C9145A674F3C09538DF234B37D7D2254E5FF305665B8F6657740161A44BD6B2A5D3D0F20506D977B0B2ACEE417E0BA3AC9DAD404DB6D9EE56AEAAEA655E3EF977BB5FEEABD281919B75278E3ADEAD5FE52FEB971D7C6C9BCFD57071D4B1896B49BB76FBB28B105E778DBE00CB4D512F1F0B18C3CB2FDB56D3BBED9B39EDBEDB2CAFAB077F5C5A60413658F9B2BBCC4645DDB834C7B3AF8FA0B7870C5E006B7697ADBB55ADDE4E763DBE68B9B2F44DF36ED53A246A06AB1AAB5FD69D65EB2858F7DE8C9AAF6DDD0092EC601E9B857D0F6C5A319C6F77BC20890A2F7BC68369C0ECAE20B6A7B51B9DC1B6D504FCB30FA1E149DF55EBECC13FB76A2203410358D69814F7DCB5D320D9BE821B1063138FB579E16D8B576DDBB8BA1DAF1B7557CEBCB0E20EFEBAACF005625BC308368D514E915754204184A64478C5151610A09A334304D15CA380B8D0C6232528D58430EA2D0B187B6731D290D77E2AC31CAAFF7C2F2F35091A3264930C6F9B105D65AE3881CD6ECCD537AFEF6FEE5E4160FA1369B16877C7546B8D5963BFD21232729C74C5BDEF123CF28C02049A338D7342E818955694B2245C91C210A9D718F47C0C6488811217B450126167BC3062848122A4994AF34D13525741770D862438840EC148915B1AB8853A82B5A368020CB88326126D94097B78E47C3C6C88473924A8B14A12E3A9317C020F174A9039786ADF2CEA25F126BDC1DF351C8AE7C3E1433896214991F246131B00C4041C853052E970DA4CDECBD4C3A4DF43C9E7A31443941ED8C73C439839041DCA44446184881273500E0B125AE01E8E04F2C9210E8EB00A564AEE1472C4AA091C84123ACB5BDB5DBF66E205EAE148C8706A84834259622804CEACA35C4FE0600C639D9AA57B758625304A0F1198A0B8214EE010540E497A0281A05089D3D2DAB061D9F4F21A4F4804188D2A67B026A7DA684E99C3760A11544E2DD27CD26F49D7BD22CA131C84479D80F2D20683ACA60E3BC7DC180F416C5E83D34F6C6F2DF4A859ECA14B08203CEA119474C229A619D4219B8B297470479BE7AD757357580EE25FA4906DD415582FB141CE58EEAC0C014F98CF24E7C9D1F3DAA7AFFBFD9A48A1DAB827B0023BA6A4F6B910CC4FA46522A45022359DF521A4F069DC07B840AC01AF58924FDE06289447AD9232325C7B063121535AFF51957794BA40BDF288C10243C618289270F7991713839B365A2C7B755EA6306A54E88D36D270090B9916CE4E8437F8034B911620CD55F4FABA7A8D47A5C4BB1AA72B8D8491417A6660653EC6C31067B3FBAFCB057AE8144512408C6A3EB7CA61CAAD57887A26277A650E590BCF734A75F43DCB1322838C6ABB37C6EB3C18EA1C31014DA45B81612C679DFF6ED82A2A9660FBA88E4BED1C22061BC5E182924F44B5E4746628E47591FB316B125A7632BECDF3901B03F61A68454898608DC644B1B45AD7EB0B954AB07F54AA83E0CE4806FD2C3453028509FB856438F59BA2CB175FD74074420E22A32AED3501FA731938E25A8936E7828DF5DBAF075F8BE3B1FD45E316DD8D606A8E28B9BBFB01AA3376EA');
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
INSERT INTO "stops" VALUES(1.0,2.0);
CREATE TABLE stories (
	digest VARCHAR(64) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest, version)
);
INSERT INTO "stories" VALUES('0000000000000000000000000000000000000000000000000000000000000000','0','{}',1.0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, "indexed" INTEGER DEFAULT '0' NOT NULL, packed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('nz6mXGVq5NlLGJYA','NEXVKW',0,'playing',0,1.79493617767645812031e+09,1.79493617824022507669e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["zX0mjqgBZDVROj3w",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('A7j6CIt7M2zjNw0o','UJYEHC',0,'playing',0,1.79493617828367877002e+09,1.79493617839555430417e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["zX0mjqgBZDVROj3w",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('ftCQyCDjR3VskP_r','CWJYWT',0,'playing',0,1.79493617843440461155e+09,1.79493617855509734158e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["zX0mjqgBZDVROj3w",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('Y7koW9wvkfizHAGm','GLCHVX',0,'playing',0,1.7949361785791909695e+09,1.79493617858249473575e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["zX0mjqgBZDVROj3w"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('i56LTQD4Z8YcV2-V','JGPFNT',0,'playing',0,1.79493617870822405819e+09,1.79493617892108678815e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["zX0mjqgBZDVROj3w",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('l3KZeTN6wc_hkXmi','WLLDDU',1,'lobby',1,1.79493617908332586284e+09,1.79493617908332586284e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["zX0mjqgBZDVROj3w",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('AwG8uAMQVIFg1Zum','UPGVHL',0,'between',0,1.79493617911274719236e+09,1.79493617928504443168e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["zX0mjqgBZDVROj3w",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('tcRO7UG8xzHprMrr','GVPEDD',0,'over',0,1.79493617931064653389e+09,1.79493617946900868411e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["zX0mjqgBZDVROj3w",null],"asked":null,"winners":[1],"gold":[0,1]}',2,0);
INSERT INTO "tables" VALUES('4MFmkoo3-SMm1gtK','GACFEQ',0,'over',0,1.79493617955473542214e+09,1.79493618116319060325e+09,'{"game":"duel","players":2,"names":["Ada","Ben"],"people":["zX0mjqgBZDVROj3w","BKcxWCXKk1A4NcDn"],"asked":null,"winners":[1],"gold":[0,1]}',2,0);
INSERT INTO "tables" VALUES('1RKZb3iaclK3GvKs','BNQSRX',0,'over',0,1794936181.28754,1.79493618139950323101e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["zX0mjqgBZDVROj3w"],"asked":null,"winners":[0],"gold":[0]}',2,1);
CREATE TABLE tallies (
	person VARCHAR(40) NOT NULL, 
	year INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	count INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	PRIMARY KEY (person, year, kind, "key")
);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',3,2,2);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'all','duel|bots',1,0,1);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'as','duel|bots|green',1,0,1);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'day','2026-11-17',3,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'match','duel|2|bots',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'as','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'beside','zX0mjqgBZDVROj3w',1,1,0);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'gold','duel|people|1',1,0,0);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'match','duel|2|people',1,1,1);
INSERT INTO "tallies" VALUES('BKcxWCXKk1A4NcDn',2026,'role','duel||2|people',1,1,1);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'all','duel|people',1,0,1);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'as','duel|people|green',1,0,1);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'beside','BKcxWCXKk1A4NcDn',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'match','duel|2|people',1,0,1);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'all','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'gold','solo|alone|0',1,0,0);
INSERT INTO "tallies" VALUES('zX0mjqgBZDVROj3w',2026,'match','solo|1|alone',1,0,0);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','nz6mXGVq5NlLGJYA');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','A7j6CIt7M2zjNw0o');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','ftCQyCDjR3VskP_r');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','Y7koW9wvkfizHAGm');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','i56LTQD4Z8YcV2-V');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','l3KZeTN6wc_hkXmi');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','AwG8uAMQVIFg1Zum');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','tcRO7UG8xzHprMrr');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','4MFmkoo3-SMm1gtK');
INSERT INTO "traces" VALUES('BKcxWCXKk1A4NcDn','4MFmkoo3-SMm1gtK');
INSERT INTO "traces" VALUES('zX0mjqgBZDVROj3w','1RKZb3iaclK3GvKs');
CREATE TABLE tries (
	person VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(12) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT, 
	gold INTEGER, 
	moves INTEGER, 
	won BOOLEAN, 
	PRIMARY KEY (person, kind, label), 
	UNIQUE (table_id)
);
INSERT INTO "tries" VALUES('zX0mjqgBZDVROj3w','mine','2026-11-17','1RKZb3iaclK3GvKs',1794936181.28754,1.79493618139950323101e+09,0,24,NULL);
CREATE TABLE vacations (
	person VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (person, began)
);
INSERT INTO "vacations" VALUES('zX0mjqgBZDVROj3w',1.79493617905083012583e+09,1.79510897905083012578e+09);
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold, ended);
CREATE INDEX played_richest ON played (person, year, gold, ended);
CREATE INDEX played_longest ON played (person, year, seconds, ended);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
CREATE INDEX tallies_kind ON tallies (person, kind, "key");
CREATE INDEX tables_unpacked ON tables (phase, packed, changed);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX mails_address ON mails (address);
CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_person ON calls (person);
CREATE INDEX tries_results ON tries (kind, label, gold);
CREATE INDEX circles_founder ON circles (founder);
CREATE INDEX circle_people_person ON circle_people (person);
CREATE INDEX vacations_until ON vacations (until);
CREATE INDEX played_circle ON played (circle, ended, table_id);
CREATE INDEX played_company ON played (game, company, ended, table_id);
COMMIT;
