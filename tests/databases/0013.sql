BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79491704409541273116e+09,2);
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
INSERT INTO "calls" VALUES('VGry_yj53k0SFuON','Ht-q1vhYUVzHpRcD',2,1.79491588436438751223e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('8QVOBRHdPz0n-QgW','Ht-q1vhYUVzHpRcD',0,1.79491588445480918889e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('3wNQ_G4bQYCSRy0X','Ht-q1vhYUVzHpRcD',0,1.79491588451474142068e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('qKD_EWVK_6LJOd1l','Ht-q1vhYUVzHpRcD',0,1.79491588467764449118e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('Avk-e_m4VF36Nn8M','Ht-q1vhYUVzHpRcD',0,1.79491588479605221752e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE circle_people (
	circle VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	joined FLOAT NOT NULL, 
	member BOOLEAN DEFAULT 1 NOT NULL, 
	looks TEXT, 
	answer VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (circle, person)
);
INSERT INTO "circle_people" VALUES('PC0xJFlWRJpUFnS8','Ht-q1vhYUVzHpRcD',1794912847.5,1,NULL,'');
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
INSERT INTO "circles" VALUES('PC0xJFlWRJpUFnS8','Thursdays','Ht-q1vhYUVzHpRcD','FLWTEU','kxV50qgHMoaoO6kmhWYj',1794912847.5,0,'{"game":"saboteur","players":5}','Europe/Berlin',NULL,1794942000.0,180,'saboteur2','Ht-q1vhYUVzHpRcD',1,0,1794912847.6);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',0,'created','{"kind":"created","code":"LCHBFQ","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79491586451170444488e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.79491586451170444488e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NESW, NEW:door-blue@N+gold2, NS|E|W:gold1, NE:door-blue@E+gold1, N|E:gold3@N, NEW:door-green@E+gold1\",\n  \"deck NW broken-pick NE NSW|E:gold1@E NS NE:ladder-green NESW:door-green@W EW repair-pick-cart NSW:troll@S broken-pick broken-cart NESW:door-blue@S EW NE|SW broken-cart NW:ladder-blue rockfall NE|S repair-cart repair-pick-lantern NW|ES:gold1@E EW key broken-lantern NS|EW NS|W NE NSW:door-blue@N repair-pick broken-lantern rockfall NESW:troll@W EW NEW|S:gold1@S NSW:door-green@S NW map NEW:door-blue@E NE|W NEW:troll@E repair-lantern-cart NW|E key map NW|S EW|S:gold1@S NS|EW:gold1@N NEW:door-green@N repair-lantern NS NS\",\n]\n","seq":9}',1.79491586451469874383e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',3,'chat','{"kind":"chat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0,"text":"Let us play solo!","id":"139776153470864-1","digest":"9632ba71041ef6b0"}',1.7949158645251381397e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":10,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-2","digest":"b17d7d43f9823430"}',1.79491586452698540692e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NE"],"seq":14,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-3","digest":"c8c55017e0f4aec7"}',1.79491586453138709071e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',6,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-pick NE|S NW"],"seq":18,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-4","digest":"6fdd167a428612aa"}',1.79491586453340816499e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',7,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder-green 1,0"],"seq":20,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-5","digest":"ff756f3e6a3f586d"}',1794915864.53551);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E repair-pick-lantern"],"seq":24,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-6","digest":"4bcda38ea3def03f"}',1.79491586453745150561e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue"],"seq":26,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-7","digest":"0aef0e59b59e47e0"}',1.79491586453936600685e+09);
INSERT INTO "entries" VALUES('3wNQ_G4bQYCSRy0X',10,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@E 1,1"],"seq":30,"person":"Ht-q1vhYUVzHpRcD","id":"139776153470864-8","digest":"58c7b745eb75546a"}',1.79491586454124593739e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',0,'created','{"kind":"created","code":"YHALXT","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79491586445171356196e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.79491586445171356196e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79491586445171356196e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NE:gold2, N|E|W, NEW:door-green@N+gold3, NEW:door-green@E+gold1, NEW:door-blue@N+gold2, N|W:gold1@W\",\n  \"deck broken-lantern NS NEW:door-blue@E NE NE:ladder-green broken-cart EW rockfall repair-pick-lantern broken-pick NS|EW map repair-lantern NW|S NS NESW:troll@W key rockfall repair-pick NS|W NE|S NESW:door-blue@S NW:ladder-blue EW map NEW:door-green@N NW EW|S:gold1@S NS NSW|E:gold1@E EW broken-cart NE NW NEW:troll@E repair-lantern-cart NSW:door-green@S broken-lantern NW|ES:gold1@E repair-pick-cart repair-cart NSW:troll@S NW|E NESW:door-green@W NE|W NE|SW broken-pick NEW|S:gold1@S NS|EW:gold1@N NSW:door-blue@N EW key\",\n]\n","seq":13}',1794915864.45476);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',4,'chat','{"kind":"chat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0,"text":"Let us play duel!","id":"139776153579728-1","digest":"8b7dee9e5206c3ed"}',1.79491586446715664865e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-2","digest":"81d3458fb3b13059"}',1.7949158644688885212e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',6,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 1,1"],"seq":16,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-3","digest":"8068c4df06f23033"}',1.79491586447073459627e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NS broken-pick"],"seq":20}',1.79491586447354888912e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',8,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green 0,2"],"seq":22,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-4","digest":"1fdf3aa1919ad7b0"}',1794915864.47615);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|S map"],"seq":26}',1.79491586447864794736e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',10,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":28,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-5","digest":"d8ff41e7ecb68cd9"}',1.79491586448091721534e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":30}',1.79491586448333978647e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',12,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-blue@W 2,1"],"seq":32,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-6","digest":"bb46bc73694e21bb"}',1.79491586448579978942e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',13,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,1"],"seq":34}',1.7949158644882740975e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W repair-pick"],"seq":38,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-7","digest":"dacf0efac8b277d0"}',1.79491586449080371854e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',15,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N 0,0"],"seq":40}',1.79491586449541449545e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',16,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":42,"person":"Ht-q1vhYUVzHpRcD","id":"139776153579728-8","digest":"50cd9a59a702d18d"}',1.79491586449787425992e+09);
INSERT INTO "entries" VALUES('8QVOBRHdPz0n-QgW',17,'move','{"kind":"move","seat":1,"lines":["p2: NS|E -1,1"],"seq":44}',1.7949158645004127026e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',0,'created','{"kind":"created","code":"LCTPBY","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949158647932062149e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.7949158647932062149e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7949158647932062149e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals EW|N|S:gold2, NEW:door-blue@N+gold2, NW:door-green@W+gold1, NSW:door-blue@W+gold1, NEW:door-green@N+gold3, NE:gold2\",\n  \"deck rockfall broken-cart repair-pick NS|EW:gold1@N NE:ladder-green broken-pick NESW:door-green@W broken-lantern repair-lantern-cart EW NESW:door-blue@S NW|E NS NEW:door-green@N NW NSW:door-blue@N NE|SW repair-pick-lantern NW rockfall NW|S EW|S:gold1@S EW NSW:door-green@S NE|W NEW:door-blue@E NE NSW|E:gold1@E NW:ladder-blue broken-lantern map repair-lantern NS NEW|S:gold1@S NS|W NEW:troll@E repair-cart map NW|ES:gold1@E NE EW broken-cart broken-pick key key EW NESW:troll@W NS|EW repair-pick-cart NS NSW:troll@S NE|S\",\n]\n","seq":13}',1.79491586479601144795e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',4,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-blue@N 1,1"],"seq":15,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-1","digest":"e9f0783fd0cd4bf3"}',1.79491586480460286147e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',5,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern broken-pick"],"seq":19}',1.79491586480754232403e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',6,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@W 0,2"],"seq":21,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-2","digest":"0d18571e92157baa"}',1.79491586481229662896e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',7,'move','{"kind":"move","seat":1,"lines":["p2: NW|E 1,-1"],"seq":23}',1.79491586481496906285e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',8,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,2"],"seq":25,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-3","digest":"f3ee17391f0e4ce2"}',1.79491586481757855412e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW NW"],"seq":29}',1.79491586482097578054e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',10,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder-green 2,-1"],"seq":31,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-4","digest":"61890779ba42f6fd"}',1.79491586482350540159e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',11,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NS|EW:gold1@N"],"seq":35}',1.79491586482604098323e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',12,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 0,2"],"seq":37,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-5","digest":"5485f9dfa4c5ddb7"}',1.79491586482881307603e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',13,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NEW:door-green@N"],"seq":41}',1.79491586483209872252e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-pick-lantern"],"seq":45,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-6","digest":"9aa14e67cfdd2a81"}',1.79491586483458709713e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',15,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S NEW:door-blue@E"],"seq":49}',1.79491586483713245394e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',16,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart repair-pick"],"seq":53,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-7","digest":"ecdec4a924cdba3a"}',1.79491586483989405634e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',17,'move','{"kind":"move","seat":1,"lines":["p2: ES -1,-1"],"seq":55}',1.79491586484234142305e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',18,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":57,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-8","digest":"3687f4ab188d7688"}',1.79491586484491491321e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',19,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern rockfall"],"seq":61}',1.79491586484740018843e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',20,'move','{"kind":"move","seat":0,"lines":["p1: NW|S 0,0"],"seq":63,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-9","digest":"b588312f1928df44"}',1.79491586484987163544e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',21,'move','{"kind":"move","seat":1,"lines":["p2: ES:ladder-blue 3,-1"],"seq":65}',1.79491586485243749616e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NSW|E:gold1@E"],"seq":69,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-10","digest":"a92fc154d0ca0657"}',1.79491586485492229463e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W map"],"seq":73}',1.7949158648573260307e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S NW|ES:gold1@E"],"seq":77,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-11","digest":"08737e05ff169ffb"}',1.79491586486248445508e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',25,'move','{"kind":"move","seat":1,"lines":["p2: NS|W 0,-2"],"seq":79}',1.79491586486515712736e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NE key"],"seq":83,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-12","digest":"abd875112cf546cf"}',1.79491586486814785005e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',27,'move','{"kind":"move","seat":1,"lines":["p2: discard EW broken-cart"],"seq":87}',1.79491586487066817285e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',28,'move','{"kind":"move","seat":0,"lines":["p1: discard EW broken-pick"],"seq":91,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-13","digest":"e7d3a8aa4f4fdba2"}',1.79491586487311816219e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',29,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:troll@E repair-pick-cart"],"seq":94}',1.79491586487560796734e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',30,'move','{"kind":"move","seat":0,"lines":["p1: NSW:troll@S 2,1"],"seq":95,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-14","digest":"e916b33900fd21ca"}',1.7949158648781497478e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',31,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":95,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-15","digest":"5a8d4c7261a810a2"}',1.79491586487999224661e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',32,'move','{"kind":"move","seat":1,"lines":["p2: NE|S -1,0"],"seq":96}',1.7949158648822581768e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',33,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W repair-lantern"],"seq":98,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-16","digest":"35790197654277dc"}',1.79491586488476324084e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',34,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":98,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-17","digest":"cf9d2dac37c40548"}',1.79491586488655161858e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',35,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-3"],"seq":99}',1.79491586488905286791e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',36,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-green@S"],"seq":100,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-18","digest":"492d2635a7031cf4"}',1.79491586489130973813e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',37,'move','{"kind":"move","seat":0,"lines":["p1: bribe 2,1"],"seq":101,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-19","digest":"e9623a6d4a577a9d"}',1.79491586489313197138e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',38,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 0,-4"],"seq":102}',1.79491586489555883412e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',39,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-cart"],"seq":104,"person":"Ht-q1vhYUVzHpRcD","id":"139776153548752-20","digest":"3fdca4ddcdc16282"}',1.7949158648978867531e+09);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',40,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":105}',1794915864.90032);
INSERT INTO "entries" VALUES('Avk-e_m4VF36Nn8M',41,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":108,"over":true,"winners":[0,1]}',1.79491586490212154392e+09);
INSERT INTO "entries" VALUES('ENOX1_jaZQPZ8EMG',0,'created','{"kind":"created","code":"NZPQDR","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"Ht-q1vhYUVzHpRcD","public":true,"clock":{"kind":"none","seconds":0}}',1.79491586465859270099e+09);
INSERT INTO "entries" VALUES('ENOX1_jaZQPZ8EMG',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.79491586465859270099e+09);
INSERT INTO "entries" VALUES('ENOX1_jaZQPZ8EMG',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79491586465859270099e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',0,'created','{"kind":"created","code":"REURMG","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949158645793161392e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.7949158645793161392e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7949158645793161392e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.7949158645793161392e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.7949158645793161392e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p3\",\n  \"roles yellow-saboteur yellow-loyal yellow-saboteur yellow-loyal\",\n  \"goals NW:hole, NE:ladder, NES:vein, NESW:exit\",\n  \"deck I.rockfall I.web I.NEW I.EW I.NEW I.rat I.NESW I.NE:ladder I.boots I.NES:hole I.NW I.lindworm I.information I.NESW I.N:hole I.NE|SW:tunnel I.information I.NW|ES:tunnel I.rat I.NS|EW:bridge@N I.NE I.NES I.goblin I.NS I.NS|EW:bridge@E I.NESW:hole I.NEW I.axe I.NES\",\n  \"deck II.NS II.NES:hole@E II.EW II.swap-hands II.NESW II.lindworm II.NEW:vein@N II.goblin II.NS|EW:bridge@N II.rockfall II.NW II.information II.NESW II.E:hole II.NEW:hole@N II.NEW II.boots II.axe II.N:ladder II.NW:ladder@N II.NW|ES:tunnel II.information II.NE II.web II.NE|SW:tunnel II.NES II.rat\",\n  \"deck III.E:ladder III.lindworm III.axe III.rockfall III.web III.N:hole III.NESW III.NS|EW:bridge@E III.goblin III.NES III.boots III.rat III.NW III.information III.goblin III.NESW:hole III.NEW:hole III.EW III.NES:vein III.swap-hands III.NEW III.NE|SW:tunnel III.rat III.lindworm III.NE III.NS\",\n]\n","seq":25}',1.79491586458281207087e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',6,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NS"],"seq":27}',1.79491586458614754673e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',7,'move','{"kind":"move","seat":3,"lines":["p4: I.information p1"],"seq":29}',1.79491586459292912485e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',8,'chat','{"kind":"chat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"139776153536656-1","digest":"25f356e335b20a95"}',1.79491586459684324267e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-2","digest":"37790331e3965f10"}',1.79491586459848260874e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',10,'move','{"kind":"move","seat":0,"lines":["p1: I.NESW -1,0"],"seq":31,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-3","digest":"161c523209f60e91"}',1.79491586460029745094e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',11,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":32,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-4","digest":"9aa324be8e9a5046"}',1.79491586460219168658e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',12,'move','{"kind":"move","seat":1,"lines":["p2: I.NW -1,1"],"seq":33}',1.79491586460509896282e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',13,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":34}',1.79491586460687446592e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',14,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":35}',1.79491586460852122313e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',15,'move','{"kind":"move","seat":2,"lines":["p3: I.NS|EW:bridge@N -2,0"],"seq":36}',1.79491586461085224149e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',16,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":37}',1.79491586461252951626e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',17,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NE I.boots"],"seq":39}',1.79491586461513352398e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',18,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":41}',1.79491586461674308781e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',19,'move','{"kind":"move","seat":0,"lines":["p1: I.NES -2,-1"],"seq":42,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-5","digest":"79a99e755ecee5cb"}',1.79491586461927318568e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',20,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":43,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-6","digest":"636568c7e5b401e9"}',1.79491586462296342846e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',21,'move','{"kind":"move","seat":0,"lines":["p1: step -1,1"],"seq":44,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-7","digest":"e1be36ff8edf7cd4"}',1.79491586462487149235e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',22,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":46,"person":"Ht-q1vhYUVzHpRcD","id":"139776153536656-8","digest":"a86f8c3834eb6304"}',1.79491586462662053107e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',23,'move','{"kind":"move","seat":1,"lines":["p2: discard I.N:hole"],"seq":47}',1.79491586462905406947e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',24,'move','{"kind":"move","seat":1,"lines":["p2: step -1,1"],"seq":48}',1.794915864631125927e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',25,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":49}',1.79491586463272023198e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',26,'move','{"kind":"move","seat":1,"lines":["p2: step -2,0.EW"],"seq":51}',1.79491586463443374629e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',27,'move','{"kind":"move","seat":2,"lines":["p3: I.SW:ladder 0,-1"],"seq":52}',1.79491586463684487341e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',28,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-1"],"seq":53}',1.79491586463914155956e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',29,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":54}',1.79491586464073276524e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',30,'move','{"kind":"move","seat":2,"lines":["p3: step 0,-1"],"seq":56}',1.79491586464242458345e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',31,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NS|EW:bridge@E"],"seq":57}',1.79491586464481210705e+09);
INSERT INTO "entries" VALUES('M1GzkJCIkfPM4CVV',32,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":58}',1.79491586464649558073e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',0,'created','{"kind":"created","code":"CBBUHV","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949158643505806923e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.7949158643505806923e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7949158643505806923e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.7949158643505806923e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.7949158643505806923e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p3\",\n  \"roles geologist blue-digger geologist green-digger green-digger green-digger saboteur saboteur green-digger blue-digger blue-digger saboteur boss blue-digger profiteer\",\n  \"goals gold, stone NW, stone NE\",\n  \"deck broken-cart NS N|E|S|W NES NEW:crystal NES trapped NESW inspection NEW ESW|N:crystal map free swap-hands free map NW broken-lantern N:ladder repair-cart repair-pick-cart NW inspection trapped repair-pick-lantern NES:crystal broken-pick NS|E:door-green free NES repair-cart NEW map EW|S:crystal map NES broken-pick map E|W theft EW:door-green EW:door-blue NW|S NSW|E:crystal broken-lantern NEW broken-lantern NW:ladder EW broken-cart NE NEW:crystal NE|SW swap-hats NE NES NESW:crystal rockfall N|S NESW N|E|S repair-lantern-cart N|E|W repair-lantern NW EW NE NE NS|E|W theft N E broken-pick theft NE repair-lantern NESW swap-hands NS:door-blue NW|E NESW NW NEW:crystal hands-off repair-pick NE:ladder NW:door-green E:crystal rockfall NW|ES N|W N:crystal N|E NESW NE|W broken-cart NS rockfall NS|EW NE:door-blue NS trapped hands-off hands-off theft free swap-hats NE|S repair-pick NS map NEW E:ladder EW NEW NS|EW EW|N|S\",\n]\n","seq":29}',1.79491586435823535922e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',6,'move','{"kind":"move","seat":2,"lines":["p3: discard inspection trapped"],"seq":33}',1.79491586436175298694e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',7,'move','{"kind":"move","seat":3,"lines":["p4: discard trapped"],"seq":35}',1.79491586436434864999e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',8,'chat','{"kind":"chat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"139776153489872-1","digest":"2db4e39a13ef1a83"}',1.79491586437308430672e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":36,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-2","digest":"f5d2d4f09793501d"}',1.79491586437478661537e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NW broken-cart free"],"seq":42,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-3","digest":"cd6ab402818c919b"}',1.79491586437655758863e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NW swap-hands"],"seq":46}',1.79491586437935066221e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',12,'move','{"kind":"move","seat":2,"lines":["p3: discard NES:crystal repair-pick-lantern"],"seq":50}',1.79491586438162493708e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',13,'move','{"kind":"move","seat":3,"lines":["p4: discard NESW map map"],"seq":56}',1.79491586438396906856e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|E:door-green free repair-pick-cart"],"seq":62,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-4","digest":"dcb1d31f5e7c138b"}',1.79491586438676309581e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NES broken-lantern repair-cart"],"seq":68}',1.79491586438916325566e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',16,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|S:crystal N:ladder N|E|S|W"],"seq":74}',1.79491586439155101774e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',17,'move','{"kind":"move","seat":3,"lines":["p4: NES -1,0"],"seq":76}',1.79491586439380955688e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',18,'move','{"kind":"move","seat":0,"lines":["p1: inspection p2"],"seq":78,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-5","digest":"361845fd70c192f6"}',1.79491586439661693569e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":80}',1.79491586439914917942e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',20,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW map"],"seq":84}',1.79491586440179204942e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',21,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-lantern"],"seq":86}',1.79491586440425276755e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',22,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":88,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-6","digest":"a74f892b04f757e7"}',1.79491586440711808209e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',23,'move','{"kind":"move","seat":1,"lines":["p2: EW:door-green 1,0"],"seq":90}',1.79491586440963888163e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',24,'move','{"kind":"move","seat":2,"lines":["p3: discard ESW|N:crystal broken-lantern free"],"seq":96}',1.79491586441211032872e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',25,'move','{"kind":"move","seat":3,"lines":["p4: discard NES NEW:crystal repair-cart"],"seq":102}',1.79491586441440773014e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NES NEW:crystal NW:ladder"],"seq":108,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-7","digest":"469bce81783b2b5e"}',1.79491586441741156582e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',27,'move','{"kind":"move","seat":1,"lines":["p2: NW|S 2,0"],"seq":110}',1.79491586442052125931e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',28,'move','{"kind":"move","seat":2,"lines":["p3: SW -1,-1"],"seq":112}',1.79491586442293953899e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',29,'move','{"kind":"move","seat":3,"lines":["p4: discard NESW N|S map"],"seq":118}',1.79491586442540550228e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',30,'move','{"kind":"move","seat":0,"lines":["p1: discard N|E|S repair-lantern-cart theft"],"seq":124,"person":"Ht-q1vhYUVzHpRcD","id":"139776153489872-8","digest":"4d1429cd7bf9b20d"}',1.79491586442830228804e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',31,'move','{"kind":"move","seat":1,"lines":["p2: discard EW:door-blue NEW repair-lantern"],"seq":130}',1.7949158644309241772e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',32,'move','{"kind":"move","seat":2,"lines":["p3: ES 2,-1"],"seq":132}',1.79491586443321037296e+09);
INSERT INTO "entries" VALUES('VGry_yj53k0SFuON',33,'move','{"kind":"move","seat":3,"lines":["p4: discard NE NE"],"seq":136}',1.79491586443573689461e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',0,'created','{"kind":"created","code":"YELVWY","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79491586336754846572e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.79491586336754846572e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79491586336754846572e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79491586336754846572e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79491586336754846572e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p4\",\n  \"roles saboteur digger digger digger digger\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck N|S NE EW broken-cart NES repair-pick EW NESW map NESW rockfall repair-pick N|E|S NW NW N|E|S|W NES map NES repair-pick-lantern NE N|W NW N map EW NW E NS map N|E|W repair-lantern NS NS NE NEW NS NES NEW NE repair-pick-cart NESW NESW broken-pick NEW NES repair-cart rockfall map broken-cart NEW E|W rockfall broken-lantern broken-pick map broken-lantern repair-lantern-cart NESW NE broken-lantern broken-pick repair-lantern broken-cart N|E repair-cart NEW\",\n]\n","seq":29}',1.79491586337398433687e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',6,'move','{"kind":"move","seat":3,"lines":["p4: S 0,-1"],"seq":31}',1.79491586399802446364e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',7,'chat','{"kind":"chat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"139776153237904-1","digest":"05e4f9a7d7a91ad1"}',1.79491586401632022859e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',8,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":32,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-2","digest":"ae9d5bf53f91fee3"}',1.79491586401875424382e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',9,'move','{"kind":"move","seat":0,"lines":["p1: NSW 0,1"],"seq":34,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-3","digest":"92544e59d502e781"}',1.7949158640228402615e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',10,'move','{"kind":"move","seat":1,"lines":["p2: map 8,0"],"seq":36}',1.79491586402665519715e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',11,'move','{"kind":"move","seat":2,"lines":["p3: discard NES"],"seq":38}',1.79491586402961134909e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',12,'move','{"kind":"move","seat":3,"lines":["p4: discard repair-pick-lantern"],"seq":40}',1.79491586403224921229e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',13,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":42,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-4","digest":"7342f1cb254a51e0"}',1.79491586403486871716e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',14,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":44}',1.79491586403976273534e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',15,'move','{"kind":"move","seat":2,"lines":["p3: EW -1,1"],"seq":46}',1.79491586404840326304e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',16,'move','{"kind":"move","seat":3,"lines":["p4: NESW 1,0"],"seq":48}',1.7949158640643765926e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',17,'move','{"kind":"move","seat":0,"lines":["p1: map 8,2"],"seq":50,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-5","digest":"0a5bc1f55b00353b"}',1.79491586406913232803e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',18,'move','{"kind":"move","seat":1,"lines":["p2: NE 0,2"],"seq":52}',1.79491586410974097252e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',19,'move','{"kind":"move","seat":2,"lines":["p3: EW 1,2"],"seq":54}',1.79491586412156677249e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',20,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-cart"],"seq":56}',1794915864.14449);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',21,'move','{"kind":"move","seat":0,"lines":["p1: NE 1,1"],"seq":58,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-6","digest":"a6199985040b1b0a"}',1.79491586415586185454e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',22,'move','{"kind":"move","seat":1,"lines":["p2: N|E|W -1,0"],"seq":60}',1.79491586418304967884e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',23,'move','{"kind":"move","seat":2,"lines":["p3: rockfall -1,0"],"seq":62}',1.79491586419205832476e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',24,'move','{"kind":"move","seat":3,"lines":["p4: discard NS"],"seq":64}',1.79491586421179485323e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',25,'move','{"kind":"move","seat":0,"lines":["p1: N|S 1,-1"],"seq":66,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-7","digest":"02ba823b62d49829"}',1.79491586422139978405e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',26,'move','{"kind":"move","seat":1,"lines":["p2: N|W 2,1"],"seq":68}',1.79491586423382616048e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',27,'move','{"kind":"move","seat":2,"lines":["p3: NEW -2,1"],"seq":70}',1.79491586425499725348e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',28,'move','{"kind":"move","seat":3,"lines":["p4: N|E|S|W 2,0"],"seq":72}',1.79491586427388310435e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',29,'move','{"kind":"move","seat":0,"lines":["p1: NESW -3,1"],"seq":74,"person":"Ht-q1vhYUVzHpRcD","id":"139776153237904-8","digest":"0aab3049cadcc99a"}',1.79491586428213429453e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',30,'move','{"kind":"move","seat":1,"lines":["p2: ES -3,0"],"seq":76}',1.7949158642922785282e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',31,'move','{"kind":"move","seat":2,"lines":["p3: SW 2,2"],"seq":78}',1.79491586431365251542e+09);
INSERT INTO "entries" VALUES('mWeBZUCnhvoBdRq8',32,'move','{"kind":"move","seat":3,"lines":["p4: map 8,2"],"seq":80}',1.794915864319933176e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',0,'created','{"kind":"created","code":"DVXQRP","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"Ht-q1vhYUVzHpRcD","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79491586467231273652e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',1,'sat','{"kind":"sat","person":"Ht-q1vhYUVzHpRcD","name":"Ada","seat":0}',1.79491586467231273652e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79491586467231273652e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NE:gold2, N|E:gold3@N, NSW:door-green@S+gold2, NESW, NW:door-green@W+gold1, N|S|W\",\n  \"deck map NS|EW:gold1@N NW:ladder-blue NEW:door-green@N NS repair-pick-cart NEW|S:gold1@S rockfall map NSW:door-green@S key NE:ladder-green rockfall broken-cart NEW:door-blue@E NSW:troll@S NS broken-pick EW|S:gold1@S NW|E NE NW|S repair-cart NSW:door-blue@N EW NESW:troll@W broken-lantern NESW:door-green@W repair-pick NEW:troll@E EW NE|S broken-cart NS NE|W NW NESW:door-blue@S repair-lantern-cart repair-pick-lantern NS|EW EW NW broken-pick EW broken-lantern NE|SW key NE NSW|E:gold1@E NS|W repair-lantern NW|ES:gold1@E\",\n]\n","seq":13}',1.79491586467759132389e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue map"],"seq":17,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-1","digest":"865b141bcd9ab63e"}',1.79491586469134974481e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',5,'move','{"kind":"move","seat":1,"lines":["p2: discard rockfall"],"seq":19}',1.79491586469446825981e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S broken-cart"],"seq":23,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-2","digest":"9153e8c93320e2ca"}',1.79491586469698143004e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',7,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-green@S 1,-1"],"seq":25}',1794915864.6994);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NS rockfall"],"seq":29,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-3","digest":"bc34e96693000c12"}',1.79491586470189166068e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N broken-pick"],"seq":33}',1.79491586470558834079e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',10,'move','{"kind":"move","seat":0,"lines":["p1: ES|W 1,1"],"seq":35,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-4","digest":"3d9fd245a6329ee4"}',1.79491586470822143549e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NE NE:ladder-green"],"seq":39}',1.79491586471064257625e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',12,'move','{"kind":"move","seat":0,"lines":["p1: map 5,2"],"seq":41,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-5","digest":"9d3b3bbb84597aa1"}',1.79491586471393036838e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',13,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-blue@S 0,-2"],"seq":43}',1.79491586471644234655e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',14,'move','{"kind":"move","seat":0,"lines":["p1: NSW:troll@S 0,0"],"seq":44,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-6","digest":"e34228080e93ae0e"}',1.79491586471893453591e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',15,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":45,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-7","digest":"26c73ec216f413df"}',1.79491586472115635872e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|S repair-pick-cart"],"seq":47}',1.79491586472335338587e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',17,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,0"],"seq":50}',1.79491586472489166254e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',18,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S NESW:troll@W"],"seq":54,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-8","digest":"56e688ea9e4e9d34"}',1.79491586472730231286e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E NEW:troll@E"],"seq":58}',1.79491586472970628737e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":60,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-9","digest":"da3bb214754353fe"}',1.79491586473220229155e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',21,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-green@S -1,1"],"seq":62}',1.79491586473467087739e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',22,'move','{"kind":"move","seat":0,"lines":["p1: NE|S -1,2"],"seq":64,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-10","digest":"9109c23762f69f3c"}',1.79491586473709535598e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',23,'move','{"kind":"move","seat":1,"lines":["p2: ES -1,-1"],"seq":66}',1794915864.73935);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',24,'move','{"kind":"move","seat":0,"lines":["p1: discard EW key"],"seq":70,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-11","digest":"7761c395e90af005"}',1.79491586474213027954e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',25,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart repair-pick"],"seq":74}',1.79491586474468040471e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',26,'move','{"kind":"move","seat":0,"lines":["p1: NE|W 0,2"],"seq":76,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-12","digest":"32e5b77ceea5f9c4"}',1.79491586474716377256e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":78}',1.79491586474949645991e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',28,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 1,2"],"seq":80,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-13","digest":"d96dd31fae08a0e2"}',1.79491586475199723241e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',29,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-3"],"seq":82}',1.79491586475444197656e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',30,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":84,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-14","digest":"d4c1091cfdf05d49"}',1.7949158647570521831e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',31,'move','{"kind":"move","seat":1,"lines":["p2: discard EW EW"],"seq":88}',1.79491586475934767719e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',32,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S repair-pick-lantern"],"seq":92,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-15","digest":"124d60fa21751595"}',1.79491586476188850398e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',33,'move','{"kind":"move","seat":1,"lines":["p2: NSW|E:gold1@E -2,1"],"seq":95}',1.79491586476537609094e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',34,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@E 1,-2"],"seq":96,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-16","digest":"96dee9143f737966"}',1.79491586476790165906e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',35,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":97}',1.79491586477043199542e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',36,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-cart"],"seq":99,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-17","digest":"308fd35e4af7439c"}',1.79491586477284526825e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',37,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|ES:gold1@E broken-cart"],"seq":101}',1.79491586477540087697e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',38,'move','{"kind":"move","seat":0,"lines":["p1: discard key"],"seq":102,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-18","digest":"6d09d0ec2d633a9a"}',1.7949158647778923511e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',39,'move','{"kind":"move","seat":1,"lines":["p2: SW 0,-4"],"seq":103}',1.79491586478041386604e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',40,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W repair-lantern"],"seq":105,"person":"Ht-q1vhYUVzHpRcD","id":"139776153504144-19","digest":"39bc8439eedae933"}',1.79491586478275585176e+09);
INSERT INTO "entries" VALUES('qKD_EWVK_6LJOd1l',41,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW broken-lantern","goals N|E|W, NEW:door-green@N+gold3, N|W:gold1@W, NSW:door-blue@N+gold3, NSW:door-blue@W+gold1, NE:door-blue@E+gold1","deck NS EW NE broken-pick NE:ladder-green repair-lantern-cart NW broken-pick NEW:troll@E repair-pick-lantern EW NS|EW:gold1@N NEW|S:gold1@S NESW:troll@W NEW:door-green@N NW|E NSW:troll@S map NESW:door-blue@S repair-pick NS NSW:door-blue@N key broken-cart NE rockfall NW NE|SW EW|S:gold1@S NESW:door-green@W NE|S NSW:door-green@S broken-cart NW|ES:gold1@E NEW:door-blue@E NW|S NE|W EW NS|W EW broken-lantern broken-lantern NS|EW NW:ladder-blue key rockfall NS repair-lantern repair-cart map repair-pick-cart"],"seq":123,"round":true}',1.79491586478545904156e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEEQuwXrqq1Ri92P+
RhlLiDy9F30OFQVd2gqmRxkonvChRANCAATa2fPIXBPXlrCtfn17tE4Tsvq6RZSX
/+CNkF/xdHohjPt0K87KoiwwYyKalWtUkiCaYpHF/SNjvzpi1irvW1vY
-----END PRIVATE KEY-----
');
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE mails (
	person VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	token VARCHAR(64), 
	asked FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (person), 
	UNIQUE (token)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','mWeBZUCnhvoBdRq8',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','VGry_yj53k0SFuON',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','8QVOBRHdPz0n-QgW',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','3wNQ_G4bQYCSRy0X',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','M1GzkJCIkfPM4CVV',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','ENOX1_jaZQPZ8EMG',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','qKD_EWVK_6LJOd1l',1,0.0);
INSERT INTO "members" VALUES('Ht-q1vhYUVzHpRcD','Avk-e_m4VF36Nn8M',0,1.79491586490212154392e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, looks VARCHAR(120), 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('Ht-q1vhYUVzHpRcD','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79491586333116555211e+09,0,0,0,NULL);
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
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
INSERT INTO "stops" VALUES(1.7949158652082746029e+09,1794917044.01189);
CREATE TABLE stories (
	digest VARCHAR(64) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest, version)
);
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
INSERT INTO "tables" VALUES('mWeBZUCnhvoBdRq8','YELVWY',0,'playing',0,1.79491586336754846572e+09,1.794915864319933176e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["Ht-q1vhYUVzHpRcD",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('VGry_yj53k0SFuON','CBBUHV',0,'playing',0,1.7949158643505806923e+09,1.79491586443573689461e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["Ht-q1vhYUVzHpRcD",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('8QVOBRHdPz0n-QgW','YHALXT',0,'playing',0,1.79491586445171356196e+09,1.7949158645004127026e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["Ht-q1vhYUVzHpRcD",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('3wNQ_G4bQYCSRy0X','LCHBFQ',0,'playing',0,1.79491586451170444488e+09,1.79491586451469874383e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["Ht-q1vhYUVzHpRcD"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('M1GzkJCIkfPM4CVV','REURMG',0,'playing',0,1.7949158645793161392e+09,1.79491586464649558073e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["Ht-q1vhYUVzHpRcD",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('ENOX1_jaZQPZ8EMG','NZPQDR',1,'lobby',1,1.79491586465859270099e+09,1.79491586465859270099e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["Ht-q1vhYUVzHpRcD",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('qKD_EWVK_6LJOd1l','DVXQRP',0,'between',0,1.79491586467231273652e+09,1.79491586478545904156e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["Ht-q1vhYUVzHpRcD",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('Avk-e_m4VF36Nn8M','LCTPBY',0,'over',0,1.7949158647932062149e+09,1.79491586490212154392e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["Ht-q1vhYUVzHpRcD",null],"asked":null,"winners":[0,1],"gold":[0,0]}',0,0);
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
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','mWeBZUCnhvoBdRq8');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','VGry_yj53k0SFuON');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','8QVOBRHdPz0n-QgW');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','3wNQ_G4bQYCSRy0X');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','M1GzkJCIkfPM4CVV');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','ENOX1_jaZQPZ8EMG');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','qKD_EWVK_6LJOd1l');
INSERT INTO "traces" VALUES('Ht-q1vhYUVzHpRcD','Avk-e_m4VF36Nn8M');
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
CREATE TABLE vacations (
	person VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (person, began)
);
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
