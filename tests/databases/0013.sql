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
INSERT INTO "alive" VALUES(1,1.79493623217932605747e+09,1);
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
INSERT INTO "calls" VALUES('sNNRNbPbVyO35tMa','4bmor_oHF68haLTO',0,1.79493624769396829601e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('so_o6YNhRA7nK-jq','4bmor_oHF68haLTO',0,1.79493624801545834544e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('tU_okStJCOjNN3-6','4bmor_oHF68haLTO',0,1.79493624903923511509e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('MhEEqvKE7dh3nIpE','4bmor_oHF68haLTO',0,1.79493624964999723436e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "challenges" VALUES('a9f583aefe7a8d91335fa15b3d3d057d1f66979630ff6948a725348c3074be19','make','4bmor_oHF68haLTO',1.79493653197672104835e+09);
CREATE TABLE circle_people (
	circle VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	joined FLOAT NOT NULL, 
	member BOOLEAN DEFAULT 1 NOT NULL, 
	looks TEXT, 
	answer VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (circle, person)
);
INSERT INTO "circle_people" VALUES('s9Npk69Ow3Cu50MY','4bmor_oHF68haLTO',1.79493622875276517868e+09,1,NULL,'');
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
INSERT INTO "circles" VALUES('s9Npk69Ow3Cu50MY','Thursdays','4bmor_oHF68haLTO','VXWZNX','CzXw_sNkIgkAm474R-Kp',1.79493622875276517868e+09,0,'{"game":"saboteur","players":5,"edition":null,"options":{},"spectators":true,"clock":{"kind":"none","seconds":0},"pace":"normal","hints":false}','Europe/Berlin',NULL,1794942000.0,180,'saboteur2','4bmor_oHF68haLTO',1,0,1.79493622881094837184e+09);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('d','4bmor_oHF68haLTO','https://push.example/1','k','a',1.0);
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
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',0,'created','{"kind":"created","code":"NTEXCD","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493622611921906477e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622611921906477e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493622611921906477e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493622611921906477e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493622611921906477e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p2\",\n  \"roles digger digger digger saboteur digger\",\n  \"goals stone NE, stone NW, gold\",\n  \"deck NW NES broken-lantern NEW E map NESW broken-cart NESW NES NESW map EW E|W repair-pick NESW EW NEW NE NE NS broken-pick N|E map NE repair-lantern repair-lantern-cart NES NW broken-cart NS map EW NW broken-lantern N|E|S NW repair-cart N NEW map map NESW NS broken-cart NEW NEW N|E|W broken-pick repair-pick-cart NE N|E|S|W NE repair-pick-lantern NES rockfall repair-lantern repair-pick rockfall NS N|S N|W rockfall broken-lantern broken-pick repair-cart NES\",\n]\n","seq":29}',1.79493622612698459622e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',6,'move','{"kind":"move","seat":1,"lines":["p2: map 8,-2"],"seq":31}',1.79493622686349225047e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',7,'move','{"kind":"move","seat":2,"lines":["p3: NE -1,0"],"seq":33}',1.7949362268915641308e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',8,'move','{"kind":"move","seat":3,"lines":["p4: map 8,2"],"seq":35}',1.79493622689949107167e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',9,'chat','{"kind":"chat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140572152146128-1","digest":"2beae6635046ab24"}',1.79493622690267205233e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":36,"person":"4bmor_oHF68haLTO","id":"140572152146128-2","digest":"6e1b669af743f56d"}',1.7949362269045283794e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',11,'move','{"kind":"move","seat":0,"lines":["p1: NESW 0,-1"],"seq":38,"person":"4bmor_oHF68haLTO","id":"140572152146128-3","digest":"f1999b7396966839"}',1.79493622690663290029e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',12,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p4"],"seq":40}',1.79493622690928173067e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',13,'move','{"kind":"move","seat":2,"lines":["p3: discard broken-lantern"],"seq":42}',1.79493622691164159774e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',14,'move','{"kind":"move","seat":3,"lines":["p4: discard NESW"],"seq":44}',1.79493622691371035576e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',15,'move','{"kind":"move","seat":0,"lines":["p1: discard E"],"seq":46,"person":"4bmor_oHF68haLTO","id":"140572152146128-4","digest":"00be3478c59bfadb"}',1.79493622691580414769e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":48}',1.79493622691806292536e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',17,'move','{"kind":"move","seat":2,"lines":["p3: NESW 1,-1"],"seq":50}',1.7949362269200978279e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',18,'move','{"kind":"move","seat":3,"lines":["p4: map 8,-2"],"seq":52}',1.79493622692353296281e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',19,'move','{"kind":"move","seat":0,"lines":["p1: map 8,0"],"seq":54,"person":"4bmor_oHF68haLTO","id":"140572152146128-5","digest":"1091aa7362bf3b85"}',1.79493622692506337159e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',20,'move','{"kind":"move","seat":1,"lines":["p2: NSW 2,-1"],"seq":56}',1.79493622692679905897e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',21,'move','{"kind":"move","seat":2,"lines":["p3: repair-pick p4"],"seq":58}',1.79493622692825102802e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',22,'move','{"kind":"move","seat":3,"lines":["p4: SW 2,-2"],"seq":60}',1.79493622692967295644e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',23,'move','{"kind":"move","seat":0,"lines":["p1: NES 0,-2"],"seq":62,"person":"4bmor_oHF68haLTO","id":"140572152146128-6","digest":"bddec6dbf3290b80"}',1.79493622693128013611e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',24,'move','{"kind":"move","seat":1,"lines":["p2: discard E|W"],"seq":64}',1.79493622693308329586e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',25,'move','{"kind":"move","seat":2,"lines":["p3: NESW 1,0"],"seq":66}',1.79493622693452334402e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',26,'move','{"kind":"move","seat":3,"lines":["p4: discard NS"],"seq":68}',1.79493622693599057197e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',27,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,-3"],"seq":70,"person":"4bmor_oHF68haLTO","id":"140572152146128-7","digest":"f455030894d666a8"}',1.79493622693737626071e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',28,'move','{"kind":"move","seat":1,"lines":["p2: NSW 0,1"],"seq":72}',1.79493622693901038172e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',29,'move','{"kind":"move","seat":2,"lines":["p3: ES 0,-4"],"seq":74}',1.79493622694375157353e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',30,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-lantern"],"seq":76}',1.79493622694576597216e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',31,'move','{"kind":"move","seat":0,"lines":["p1: ESW -1,1"],"seq":78,"person":"4bmor_oHF68haLTO","id":"140572152146128-8","digest":"acedaca9041b71ee"}',1.79493622694783353799e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',32,'move','{"kind":"move","seat":1,"lines":["p2: map 8,2"],"seq":80}',1.79493622695016479496e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',33,'move','{"kind":"move","seat":2,"lines":["p3: N|E -1,2"],"seq":82}',1.79493622695263957975e+09);
INSERT INTO "entries" VALUES('3irxSIEKkUEb6fBk',34,'move','{"kind":"move","seat":3,"lines":["p4: N 1,1"],"seq":84}',1.79493622695549774172e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',0,'created','{"kind":"created","code":"PMXXAA","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1794936228.51526);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1794936228.51526);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1794936228.51526);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1794936228.51526);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1794936228.51526);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p3\",\n  \"roles yellow-loyal yellow-saboteur yellow-loyal yellow-saboteur\",\n  \"goals NW:hole, NES:vein, NESW:exit, NE:ladder\",\n  \"deck I.NES I.NEW I.N:hole I.information I.NEW I.web I.NW I.goblin I.NW|ES:tunnel I.NS|EW:bridge@N I.axe I.NESW I.NS I.NEW I.NESW:hole I.NE:ladder I.NE|SW:tunnel I.NESW I.EW I.rockfall I.information I.rat I.lindworm I.NES:hole I.rat I.boots I.NES I.NS|EW:bridge@E I.NE\",\n  \"deck II.rockfall II.NE|SW:tunnel II.NEW II.NES II.goblin II.E:hole II.NS II.NES:hole@E II.NEW:hole@N II.axe II.NS|EW:bridge@N II.information II.rat II.information II.lindworm II.NW|ES:tunnel II.NESW II.web II.NEW:vein@N II.N:ladder II.swap-hands II.NW:ladder@N II.EW II.boots II.NW II.NESW II.NE\",\n  \"deck III.NESW III.NEW III.lindworm III.E:ladder III.boots III.N:hole III.NEW:hole III.NE III.web III.lindworm III.rat III.swap-hands III.NESW:hole III.EW III.NS|EW:bridge@E III.NE|SW:tunnel III.NW III.rat III.NES:vein III.rockfall III.information III.axe III.NES III.goblin III.NS III.goblin\",\n]\n","seq":25}',1.79493622854667663575e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',6,'move','{"kind":"move","seat":2,"lines":["p3: I.SW:ladder 1,0"],"seq":26}',1.79493622855784893039e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',7,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":27}',1.79493622856300497061e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',8,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":28}',1.79493622856836605077e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',9,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":30}',1.79493622857327723508e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',10,'move','{"kind":"move","seat":3,"lines":["p4: I.NE|SW:tunnel -1,0"],"seq":31}',1.79493622858021521565e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',11,'move','{"kind":"move","seat":3,"lines":["p4: step -1,0.NE"],"seq":32}',1.79493622858225774768e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',12,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":33}',1.79493622858477663989e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',13,'chat','{"kind":"chat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140572152279632-1","digest":"ad0f9363dbb189ea"}',1.7949362285869181156e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',14,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"4bmor_oHF68haLTO","id":"140572152279632-2","digest":"da8d3a4a4086e7bf"}',1.79493622859067392342e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',15,'move','{"kind":"move","seat":0,"lines":["p1: I.NS|EW:bridge@N -1,1"],"seq":35,"person":"4bmor_oHF68haLTO","id":"140572152279632-3","digest":"6f739033f3a8b6cb"}',1.79493622859335350992e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',16,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":36,"person":"4bmor_oHF68haLTO","id":"140572152279632-4","digest":"1fdae825e0c7823a"}',1.79493622859530377387e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',17,'move','{"kind":"move","seat":1,"lines":["p2: discard I.NW I.axe"],"seq":38}',1.79493622859828424456e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',18,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":40}',1.79493622860395479201e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',19,'move','{"kind":"move","seat":2,"lines":["p3: I.NES:hole 1,1"],"seq":41}',1.79493622860809469224e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',20,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":42}',1.79493622861075687404e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',21,'move','{"kind":"move","seat":3,"lines":["p4: I.NW|ES:tunnel -2,1"],"seq":43}',1.79493622861506915092e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',22,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":44}',1.79493622861993980407e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',23,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":45}',1.79493622862665033346e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',24,'move','{"kind":"move","seat":0,"lines":["p1: I.NESW -1,2"],"seq":46,"person":"4bmor_oHF68haLTO","id":"140572152279632-5","digest":"8c4a90cf8fafbfbb"}',1.79493622863174724581e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',25,'move','{"kind":"move","seat":0,"lines":["p1: step 1,0"],"seq":47,"person":"4bmor_oHF68haLTO","id":"140572152279632-6","digest":"be2e851944cff1dc"}',1.79493622863987851144e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',26,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":48,"person":"4bmor_oHF68haLTO","id":"140572152279632-7","digest":"da5cc809e3e19e47"}',1.79493622864332294467e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',27,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0.NE"],"seq":50,"person":"4bmor_oHF68haLTO","id":"140572152279632-8","digest":"55da219baac1fe81"}',1.79493622864660310745e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',28,'move','{"kind":"move","seat":1,"lines":["p2: discard I.NE II.E:hole"],"seq":52}',1.79493622866332316403e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',29,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":54}',1.79493622870710968974e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',30,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NESW I.goblin"],"seq":56}',1.79493622871658587455e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',31,'move','{"kind":"move","seat":2,"lines":["p3: step 1,1"],"seq":57}',1.79493622872828769679e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',32,'move','{"kind":"move","seat":2,"lines":["p3: step 1,0"],"seq":58}',1.79493622873226332664e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',33,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":61}',1.794936228734228611e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',34,'move','{"kind":"move","seat":3,"lines":["p4: I.NES -1,-1"],"seq":62}',1.79493622873704719543e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',35,'move','{"kind":"move","seat":3,"lines":["p4: step 1,0"],"seq":63}',1.79493622873939752578e+09);
INSERT INTO "entries" VALUES('79_Vmg_Wc_Hez-ig',36,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":64}',1.79493622874154853822e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',0,'created','{"kind":"created","code":"GQKKTX","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493622963545393939e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622963545393939e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493622963545393939e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NW:door-green@W+gold1, N|E|W, NE:door-blue@E+gold1, NESW, N|E:gold3@N, NEW:door-green@N+gold3\",\n  \"deck NEW|S:gold1@S map NS|W repair-pick NE|SW broken-lantern EW NE|W EW repair-pick-cart NEW:door-blue@E NS rockfall NSW:door-blue@N NW NW|E rockfall NSW:door-green@S NS NE:ladder-green map repair-lantern-cart NEW:door-green@N EW NE|S key repair-lantern NS|EW:gold1@N NESW:door-blue@S EW|S:gold1@S NS|EW repair-cart NESW:door-green@W key NSW|E:gold1@E broken-cart broken-cart NW|S NE broken-pick NE NESW:troll@W NSW:troll@S NEW:troll@E NW NW|ES:gold1@E NS repair-pick-lantern broken-lantern NW:ladder-blue EW broken-pick\",\n]\n","seq":13}',1.79493622964995932578e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',4,'move','{"kind":"move","seat":0,"lines":["p1: discard EW EW"],"seq":17,"person":"4bmor_oHF68haLTO","id":"140572152241104-1","digest":"80820f81e2fbcdab"}',1.79493622972534251211e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',5,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":19}',1.79493622973114943502e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S"],"seq":21,"person":"4bmor_oHF68haLTO","id":"140572152241104-2","digest":"df62838ca0687eac"}',1.7949362297359361648e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',7,'move','{"kind":"move","seat":1,"lines":["p2: SW|E -1,-1"],"seq":23}',1.79493622973847150809e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W"],"seq":25,"person":"4bmor_oHF68haLTO","id":"140572152241104-3","digest":"63f3df5325e24fc4"}',1.79493622974779224398e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',9,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,0"],"seq":27}',1.7949362297519352436e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',10,'move','{"kind":"move","seat":0,"lines":["p1: ES|W 1,-1"],"seq":29,"person":"4bmor_oHF68haLTO","id":"140572152241104-4","digest":"24ab1698dbb20fb0"}',1.79493622975382256506e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',11,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick rockfall"],"seq":33}',1.79493622975988340378e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',12,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 0,2"],"seq":35,"person":"4bmor_oHF68haLTO","id":"140572152241104-5","digest":"aa5b999ef29f0671"}',1.79493622976185488696e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',13,'move','{"kind":"move","seat":1,"lines":["p2: NW 0,3"],"seq":37}',1.79493622976404476167e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:ladder-green NSW:door-green@S"],"seq":41,"person":"4bmor_oHF68haLTO","id":"140572152241104-6","digest":"3f025cbbaed4e39a"}',1.79493622977085089684e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',15,'move','{"kind":"move","seat":1,"lines":["p2: EW -1,1"],"seq":43}',1.79493622977603507046e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',16,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,1"],"seq":45,"person":"4bmor_oHF68haLTO","id":"140572152241104-7","digest":"029084b2d3697f04"}',1.79493622977987647053e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',17,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-cart"],"seq":47}',1.79493622978322339058e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',18,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW 1,1"],"seq":49,"person":"4bmor_oHF68haLTO","id":"140572152241104-8","digest":"e21a54bc7778aeae"}',1.79493622978748536105e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',19,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N 1,2"],"seq":51}',1.79493622979212474823e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',20,'move','{"kind":"move","seat":0,"lines":["p1: EW|N:gold1@N 2,2"],"seq":53,"person":"4bmor_oHF68haLTO","id":"140572152241104-9","digest":"c96bd148c8387fbb"}',1.79493622979397559171e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',21,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-2"],"seq":55}',1.79493622980820488922e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E NS|EW:gold1@N"],"seq":59,"person":"4bmor_oHF68haLTO","id":"140572152241104-10","digest":"42612bf846a98609"}',1.79493622985260081292e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',23,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":61}',1794936229.87926);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',24,'move','{"kind":"move","seat":0,"lines":["p1: key 0,2"],"seq":63,"person":"4bmor_oHF68haLTO","id":"140572152241104-11","digest":"0d512c4f48340494"}',1.79493622988171195979e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',25,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 0,-3"],"seq":65}',1.79493622988401699061e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',26,'move','{"kind":"move","seat":0,"lines":["p1: NSW|E:gold1@E 3,2"],"seq":67,"person":"4bmor_oHF68haLTO","id":"140572152241104-12","digest":"ddbfc7af7c442a22"}',1.79493622988592720036e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',27,'move','{"kind":"move","seat":1,"lines":["p2: ES|N 3,3"],"seq":69}',1.79493622988798069957e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',28,'move','{"kind":"move","seat":0,"lines":["p1: discard NE repair-cart"],"seq":73,"person":"4bmor_oHF68haLTO","id":"140572152241104-13","digest":"f2b0e233eb258e09"}',1.79493622988963770861e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',29,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick"],"seq":75}',1.7949362298926258087e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N key"],"seq":79,"person":"4bmor_oHF68haLTO","id":"140572152241104-14","digest":"aa81e294923992da"}',1.79493622989427208903e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',31,'move','{"kind":"move","seat":1,"lines":["p2: map 5,0"],"seq":81}',1.79493622989623641964e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',32,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@W 0,-4"],"seq":82,"person":"4bmor_oHF68haLTO","id":"140572152241104-15","digest":"06a2a311e13a07d0"}',1.79493622989780378341e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',33,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":83,"person":"4bmor_oHF68haLTO","id":"140572152241104-16","digest":"26f2446856c623dc"}',1.79493622989930653576e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',34,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N -1,-3"],"seq":84}',1.79493622990127897265e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',35,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":85}',1.79493622990267539022e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',36,'move','{"kind":"move","seat":0,"lines":["p1: NE|S -1,3"],"seq":86,"person":"4bmor_oHF68haLTO","id":"140572152241104-17","digest":"33e0bd6dd89a416a"}',1.79493622990418577201e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',37,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":87,"person":"4bmor_oHF68haLTO","id":"140572152241104-18","digest":"591541ae4cae33df"}',1.79493622990551376342e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',38,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW broken-cart"],"seq":89}',1.79493622990719151498e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',39,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":91}',1.79493622990872478484e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',40,'move','{"kind":"move","seat":0,"lines":["p1: discard NE broken-cart"],"seq":93,"person":"4bmor_oHF68haLTO","id":"140572152241104-19","digest":"f06e2fc372825042"}',1.79493622991015195841e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',41,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":94,"person":"4bmor_oHF68haLTO","id":"140572152241104-20","digest":"769f829f53eb4068"}',1.79493622991150140761e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',42,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NSW:troll@S"],"seq":96}',1.79493622991340780257e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',43,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,-4"],"seq":97}',1.7949362299148907662e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',44,'move','{"kind":"move","seat":0,"lines":["p1: ES 0,-5"],"seq":98,"person":"4bmor_oHF68haLTO","id":"140572152241104-21","digest":"8ecad39e578ebd94"}',1.79493622991647148135e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',45,'move','{"kind":"move","seat":1,"lines":["p2: NW:ladder-blue 1,-4"],"seq":99}',1.79493622991843795782e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',46,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":100,"person":"4bmor_oHF68haLTO","id":"140572152241104-22","digest":"3e4e3904bc5bee05"}',1.79493622991982364656e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',47,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-lantern"],"seq":101}',1.79493622992147064203e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',48,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W 1,-5"],"seq":102,"person":"4bmor_oHF68haLTO","id":"140572152241104-23","digest":"193018e6fcbbf9b6"}',1.79493622992288947106e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',49,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":102,"person":"4bmor_oHF68haLTO","id":"140572152241104-24","digest":"9460ecdc9458fdfb"}',1.79493622992425084115e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',50,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":103}',1.79493622992582488057e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',51,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,-5"],"seq":104}',1.79493622992722940442e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',52,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern broken-pick"],"seq":106,"person":"4bmor_oHF68haLTO","id":"140572152241104-25","digest":"9cbea862946c6fd5"}',1.79493622992845225328e+09);
INSERT INTO "entries" VALUES('MhEEqvKE7dh3nIpE',53,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern"],"seq":109,"over":true,"winners":[0,1]}',1.79493622993029975894e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',0,'created','{"kind":"created","code":"LCDKBW","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493622702335023878e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622702335023878e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493622702335023878e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493622702335023878e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493622702335023878e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p2\",\n  \"roles green-digger saboteur green-digger geologist blue-digger geologist blue-digger saboteur green-digger blue-digger blue-digger saboteur profiteer green-digger boss\",\n  \"goals stone NE, gold, stone NW\",\n  \"deck E NEW EW|N|S E|W broken-lantern NESW map theft repair-pick free NW free EW|S:crystal EW:door-green NEW inspection NEW:crystal NS|EW inspection trapped NES NE NE|S NS|E|W swap-hands NS:door-blue EW rockfall NW N|E|W broken-lantern NW|S NS trapped N|W broken-cart NES:crystal map ESW|N:crystal NE|W broken-cart repair-pick-lantern map repair-lantern NW|E repair-lantern theft swap-hands EW:door-blue NS NE|SW NE:door-blue repair-cart NEW:crystal E:ladder EW NESW E:crystal NESW hands-off repair-cart NE theft repair-pick broken-pick theft NW:ladder NW hands-off NESW:crystal NS|EW free free broken-lantern NES broken-pick NW|ES N|S NESW repair-pick-cart NE NEW:crystal NES NE:ladder NS|E:door-green NES map rockfall NS hands-off swap-hats rockfall broken-cart NEW NESW NEW NW:door-green NW N|E N|E|S NE swap-hats broken-pick NE NS N|E|S|W NSW|E:crystal NEW N:crystal map map NES trapped N:ladder repair-lantern-cart N EW\",\n]\n","seq":29}',1.79493622703963589667e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',6,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW"],"seq":31}',1.79493622704351210592e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',7,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|N|S inspection map"],"seq":37}',1.79493622705934381482e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',8,'move','{"kind":"move","seat":3,"lines":["p4: discard NS|E|W inspection theft"],"seq":43}',1.79493622706740808487e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',9,'chat','{"kind":"chat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140572152246672-1","digest":"afb83b393e65b466"}',1.79493622706998896603e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":44,"person":"4bmor_oHF68haLTO","id":"140572152246672-2","digest":"78a51a2d2994d499"}',1.79493622707687163356e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',11,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":46,"person":"4bmor_oHF68haLTO","id":"140572152246672-3","digest":"7284fb7870516663"}',1.79493622708105087285e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',12,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 1,0"],"seq":48}',1.79493622709251546862e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',13,'move','{"kind":"move","seat":2,"lines":["p3: EW 2,0"],"seq":50}',1.79493622710057854647e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',14,'move','{"kind":"move","seat":3,"lines":["p4: N|E|W 3,0"],"seq":52}',1.79493622712256455423e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',15,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:crystal broken-lantern"],"seq":56,"person":"4bmor_oHF68haLTO","id":"140572152246672-4","digest":"8c850a29da63b8fd"}',1.79493622713627099993e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',16,'move','{"kind":"move","seat":1,"lines":["p2: swap-hands p3"],"seq":69}',1.79493622714468359941e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',17,'move','{"kind":"move","seat":2,"lines":["p3: discard EW:door-green"],"seq":71}',1.79493622715237355225e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',18,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-lantern free trapped"],"seq":77}',1.79493622715606188774e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:crystal"],"seq":79,"person":"4bmor_oHF68haLTO","id":"140572152246672-5","digest":"b965b9fe85a00454"}',1.7949362271727471352e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S rockfall"],"seq":83}',1.79493622718494844439e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',21,'move','{"kind":"move","seat":2,"lines":["p3: discard NE NS free"],"seq":89}',1.79493622718748927118e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',22,'move','{"kind":"move","seat":3,"lines":["p4: E|S -1,0"],"seq":91}',1.79493622720464706416e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',23,'move','{"kind":"move","seat":0,"lines":["p1: discard E map"],"seq":95,"person":"4bmor_oHF68haLTO","id":"140572152246672-6","digest":"c69030f74dfb2f4b"}',1.7949362272289049625e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',24,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW NW|E"],"seq":99}',1.79493622723542070387e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',25,'move','{"kind":"move","seat":2,"lines":["p3: discard ESW|N:crystal swap-hands"],"seq":103}',1.79493622723995304105e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',26,'move','{"kind":"move","seat":3,"lines":["p4: discard NE|W NW"],"seq":107}',1.79493622724427986147e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',27,'move','{"kind":"move","seat":0,"lines":["p1: discard NES:crystal NS NW|S"],"seq":113,"person":"4bmor_oHF68haLTO","id":"140572152246672-7","digest":"731424fdf924b4c3"}',1.79493622724841403958e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',28,'move','{"kind":"move","seat":1,"lines":["p2: NW 0,1"],"seq":115}',1.7949362272535307407e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',29,'move','{"kind":"move","seat":2,"lines":["p3: discard theft"],"seq":117}',1.79493622725699734682e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',30,'move','{"kind":"move","seat":3,"lines":["p4: discard EW:door-blue NESW repair-pick-lantern"],"seq":123}',1.79493622726015567784e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',31,'move','{"kind":"move","seat":0,"lines":["p1: discard E:crystal broken-cart hands-off"],"seq":129,"person":"4bmor_oHF68haLTO","id":"140572152246672-8","digest":"09329ba71ebaad9a"}',1.79493622726285362248e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',32,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:door-blue repair-cart"],"seq":133}',1.7949362273214662075e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',33,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW repair-lantern"],"seq":137}',1.79493622734090518952e+09);
INSERT INTO "entries" VALUES('Q7YldYS3Ic7LwarU',34,'move','{"kind":"move","seat":3,"lines":["p4: discard EW theft"],"seq":141}',1.79493622735929512978e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',0,'created','{"kind":"created","code":"CZWLYC","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4bmor_oHF68haLTO","clock":{"kind":"none","seconds":0}}',1.79493623019013214111e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493623019013214111e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',2,'sat','{"kind":"sat","person":"_6dDLF4VHbZn2-6B","name":"Ben","seat":1}',1.79493623022479295734e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',3,'ready','{"kind":"ready","person":"_6dDLF4VHbZn2-6B","ready":true}',1.79493623023587012287e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',4,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|S|W, N|E|W, N|S|W, NW:door-green@W+gold1, NSW:door-blue@N+gold3, N|W:gold1@W\",\n  \"deck NEW:troll@E NE|SW repair-lantern-cart NE:ladder-green EW broken-cart repair-pick-lantern NS|W EW|S:gold1@S broken-cart repair-pick-cart NEW|S:gold1@S rockfall NESW:door-blue@S broken-pick broken-lantern broken-lantern key NW|S NE NEW:door-blue@E NEW:door-green@N NE|W NESW:troll@W key map NE|S NW NW|ES:gold1@E NS|EW NS|EW:gold1@N repair-pick EW repair-cart NS rockfall NS map NSW|E:gold1@E NSW:troll@S NSW:door-blue@N broken-pick NE EW NW NS NSW:door-green@S repair-lantern NW:ladder-blue EW NW|E NESW:door-green@W\",\n]\n","seq":13}',1.79493623023827886578e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',5,'chat','{"kind":"chat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0,"text":"Words of Ada.","id":"140572152467216-2","digest":"b4f613a17788ada5"}',1.79493623024144101146e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',6,'claim','{"kind":"claim","seat":0,"lines":["p1 says: trust p2"],"seq":14,"person":"4bmor_oHF68haLTO","id":"140572152467216-3","digest":"1ba81805fa4f85d4"}',1.79493623024282717703e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',7,'chat','{"kind":"chat","person":"_6dDLF4VHbZn2-6B","name":"Ben","seat":1,"text":"Words of Ben.","id":"140572152173648-3","digest":"8a17b856fd1cc8fe"}',1.79493623024435496331e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',8,'claim','{"kind":"claim","seat":1,"lines":["p2 says: accuse p1"],"seq":15,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-4","digest":"dd0bf7cd93265386"}',1.79493623024538779264e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',9,'move','{"kind":"move","seat":0,"lines":["p1: EW|S:gold1@S 1,1"],"seq":17,"person":"4bmor_oHF68haLTO","id":"140572152467216-4","digest":"cc734553e720f13e"}',1.7949362302680504322e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',10,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":19,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-5","digest":"f2393dc4700416ce"}',1.79493623029115104668e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',11,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":21,"person":"4bmor_oHF68haLTO","id":"140572152467216-5","digest":"67a5a9451badb2e8"}',1.79493623032055377953e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',12,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|W"],"seq":23,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-6","digest":"88d51ad5ad09ca3f"}',1.79493623034342694279e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',13,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,1"],"seq":25,"person":"4bmor_oHF68haLTO","id":"140572152467216-6","digest":"f3735f5439a74235"}',1.79493623036599230773e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',14,'move','{"kind":"move","seat":1,"lines":["p2: NEW|S:gold1@S 1,-1"],"seq":27,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-7","digest":"066862ce8fe822de"}',1.79493623039643859862e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',15,'move','{"kind":"move","seat":0,"lines":["p1: NEW:troll@E 0,2"],"seq":28,"person":"4bmor_oHF68haLTO","id":"140572152467216-7","digest":"9e7aba0b52cb0590"}',1.79493623042456126211e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',16,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":29,"person":"4bmor_oHF68haLTO","id":"140572152467216-8","digest":"99778c34a8201610"}',1.79493623047379589081e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S broken-lantern"],"seq":33,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-8","digest":"35f517408f505cb1"}',1.79493623050271558765e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',18,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-lantern-cart"],"seq":35,"person":"4bmor_oHF68haLTO","id":"140572152467216-9","digest":"9f7da351e708b3f0"}',1.79493623053272032732e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',19,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":37,"person":"4bmor_oHF68haLTO","id":"140572152467216-10","digest":"265fcd656003f1e8"}',1.79493623057691931727e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',20,'move','{"kind":"move","seat":1,"lines":["p2: SW 0,-2"],"seq":39,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-9","digest":"b71aa16eef95a620"}',1.7949362306048505306e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',21,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-green@N 2,1"],"seq":40,"person":"4bmor_oHF68haLTO","id":"140572152467216-11","digest":"66ba7d55a7954e78"}',1.79493623063118076322e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',22,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":41,"person":"4bmor_oHF68haLTO","id":"140572152467216-12","digest":"3f8b9dc7c8c88507"}',1.79493623067413496973e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',23,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-blue@W -1,-2"],"seq":43,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-10","digest":"99f1e972105f16ca"}',1.79493623070724058147e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',24,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|S repair-pick-lantern"],"seq":45,"person":"4bmor_oHF68haLTO","id":"140572152467216-13","digest":"215e8ad17b9ec964"}',1.79493623073004579548e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',25,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":47,"person":"4bmor_oHF68haLTO","id":"140572152467216-14","digest":"6d4691b4c150bb87"}',1.79493623077921772004e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',26,'move','{"kind":"move","seat":1,"lines":["p2: map 5,0"],"seq":49,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-11","digest":"d0e26aef6aa624e2"}',1.79493623080723500255e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',27,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,2"],"seq":50,"person":"4bmor_oHF68haLTO","id":"140572152467216-15","digest":"2770082d73123d8d"}',1.79493623083525419238e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',28,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":51,"person":"4bmor_oHF68haLTO","id":"140572152467216-16","digest":"94095644ce198045"}',1.79493623088332080839e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',29,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@E 2,-1"],"seq":53,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-12","digest":"f56270d6b1dd6357"}',1.7949362309112281799e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',30,'move','{"kind":"move","seat":0,"lines":["p1: SW|N -1,3"],"seq":54,"person":"4bmor_oHF68haLTO","id":"140572152467216-17","digest":"a0723a8a245dac85"}',1.79493623093672609323e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',31,'move','{"kind":"move","seat":0,"lines":["p1: bribe 0,2"],"seq":56,"person":"4bmor_oHF68haLTO","id":"140572152467216-18","digest":"6a209a49e174e5c3"}',1.7949362309872648716e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',32,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green NESW:troll@W"],"seq":60,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-13","digest":"f9d1f4ee2ee1791a"}',1.79493623102295637126e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',33,'move','{"kind":"move","seat":0,"lines":["p1: NE|W 1,2"],"seq":62,"person":"4bmor_oHF68haLTO","id":"140572152467216-19","digest":"c7e15a1e319cbccd"}',1.79493623105497956274e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',34,'move','{"kind":"move","seat":1,"lines":["p2: NE|SW -1,-1"],"seq":64,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-14","digest":"9426033f33d06fca"}',1.79493623108306264877e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',35,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,0"],"seq":66,"person":"4bmor_oHF68haLTO","id":"140572152467216-20","digest":"79393bf97edcf68b"}',1.79493623110563516615e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',36,'move','{"kind":"move","seat":1,"lines":["p2: rockfall -1,3"],"seq":68,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-15","digest":"3f4b0b3032363370"}',1.79493623112848687175e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',37,'move','{"kind":"move","seat":0,"lines":["p1: NS -1,3"],"seq":70,"person":"4bmor_oHF68haLTO","id":"140572152467216-21","digest":"1b16491a1c018b95"}',1.79493623115501093863e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',38,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":72,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-16","digest":"de408a0921918874"}',1.7949362311789996624e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',39,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW 2,0"],"seq":75,"person":"4bmor_oHF68haLTO","id":"140572152467216-22","digest":"ad477cd062c64478"}',1.79493623120721220972e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',40,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:troll@S repair-cart"],"seq":79,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-17","digest":"30ffbbc171a50a7b"}',1.79493623123303484923e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',41,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S -2,1"],"seq":81,"person":"4bmor_oHF68haLTO","id":"140572152467216-23","digest":"f0e281c6a9da8921"}',1.79493623125632166862e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',42,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick map"],"seq":85,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-18","digest":"7c76dbeecc01fe33"}',1.79493623127932834622e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',43,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NSW|E:gold1@E"],"seq":89,"person":"4bmor_oHF68haLTO","id":"140572152467216-24","digest":"74bbcdc283c42c18"}',1.79493623130222654344e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',44,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NS|EW:gold1@N"],"seq":93,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-19","digest":"6eb33de538fd926d"}',1.79493623132762074477e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',45,'move','{"kind":"move","seat":0,"lines":["p1: key -1,-2"],"seq":95,"person":"4bmor_oHF68haLTO","id":"140572152467216-25","digest":"e8fecba99b538fbf"}',1.79493623135157322886e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',46,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NE"],"seq":98,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-20","digest":"6510f811684c0d7e"}',1.79493623137485766409e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',47,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-green@S 3,1"],"seq":99,"person":"4bmor_oHF68haLTO","id":"140572152467216-26","digest":"222e6b3b4afaf2e0"}',1.79493623140838694579e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',48,'move','{"kind":"move","seat":1,"lines":["p2: NS -2,2"],"seq":100,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-21","digest":"2bbb962fcde8f61e"}',1.79493623143148303029e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',49,'move','{"kind":"move","seat":0,"lines":["p1: NW|E 3,-1"],"seq":101,"person":"4bmor_oHF68haLTO","id":"140572152467216-27","digest":"3b26a5ff885cba10"}',1.79493623145450568196e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',50,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 2,-2"],"seq":102,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-22","digest":"03cd9ace0ef5d7d8"}',1.7949362314875676632e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',51,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern repair-pick-cart"],"seq":104,"person":"4bmor_oHF68haLTO","id":"140572152467216-28","digest":"42ee8b8dc74c4aff"}',1.79493623151226711271e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',52,'move','{"kind":"move","seat":1,"lines":["p2: ES:ladder-blue 2,-3"],"seq":105,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-23","digest":"3c90430e2fd96791"}',1.79493623153541898723e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',53,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p2"],"seq":106,"person":"4bmor_oHF68haLTO","id":"140572152467216-29","digest":"c3b2f32bb560b3b9"}',1.79493623155833244321e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',54,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":107,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-24","digest":"6b3b3b77c4abbfb4"}',1.7949362315811231136e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',55,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":108,"person":"4bmor_oHF68haLTO","id":"140572152467216-30","digest":"6e6654f1b5c42303"}',1.79493623160717463487e+09);
INSERT INTO "entries" VALUES('e41-ewz6QGcADGj0',56,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":113,"person":"_6dDLF4VHbZn2-6B","id":"140572152173648-25","digest":"6da9c6292a89345d","over":true,"winners":[0,1]}',1.79493623163725948333e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',0,'created','{"kind":"created","code":"KBKTTC","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493622766298389437e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622766298389437e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493622766298389437e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@W+gold1, NEW:door-green@E+gold1, N|E:gold3@N, EW|N|S:gold2, NW:door-green@W+gold1, N|E|S|W\",\n  \"deck NW|ES:gold1@E NW repair-lantern-cart NE|SW NSW:troll@S NESW:door-green@W broken-cart NW|E NSW|E:gold1@E NESW:troll@W NEW|S:gold1@S key NW NEW:door-green@N EW NS NEW:door-blue@E repair-cart NE broken-pick NW|S NS NE:ladder-green broken-pick EW NSW:door-green@S NS|W NEW:troll@E NE|W NE|S rockfall NESW:door-blue@S map repair-pick-lantern NW:ladder-blue NE map broken-lantern repair-pick-cart repair-lantern broken-lantern repair-pick broken-cart NS|EW NS|EW:gold1@N key EW|S:gold1@S EW EW NS NSW:door-blue@N rockfall\",\n]\n","seq":13}',1.79493622769391918177e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',4,'chat','{"kind":"chat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0,"text":"Let us play duel!","id":"140572152144656-1","digest":"6da4f8332ad43ee2"}',1.79493622784221029285e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"4bmor_oHF68haLTO","id":"140572152144656-2","digest":"cfa140ffc0bb2ab5"}',1.79493622784402966498e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',6,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart repair-lantern-cart"],"seq":18,"person":"4bmor_oHF68haLTO","id":"140572152144656-3","digest":"6ba4e1303576777d"}',1.79493622784957623482e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',7,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@W -1,-1"],"seq":20}',1.7949362278914539814e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',8,'move','{"kind":"move","seat":0,"lines":["p1: NES|W:gold1@W 1,1"],"seq":23,"person":"4bmor_oHF68haLTO","id":"140572152144656-4","digest":"dd46a0008194538f"}',1.79493622791657757766e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW NW"],"seq":27}',1.79493622793394207951e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',10,'move','{"kind":"move","seat":0,"lines":["p1: NES:troll@N 0,0"],"seq":28,"person":"4bmor_oHF68haLTO","id":"140572152144656-5","digest":"47d6f3858f32261f"}',1.79493622793976044657e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',11,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":29,"person":"4bmor_oHF68haLTO","id":"140572152144656-6","digest":"22275a9ea5eab48f"}',1.79493622794142508505e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',12,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:troll@W NEW:door-blue@E"],"seq":31}',1.79493622795211696624e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',13,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":33}',1.79493622795967030527e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',14,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-green@S -1,1"],"seq":34,"person":"4bmor_oHF68haLTO","id":"140572152144656-7","digest":"d65fe493f0f46a9a"}',1.79493622796359038351e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',15,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":35,"person":"4bmor_oHF68haLTO","id":"140572152144656-8","digest":"de8a12f6f4a46641"}',1.79493622796618461606e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',16,'move','{"kind":"move","seat":1,"lines":["p2: NW|S 0,-2"],"seq":36}',1.79493622797591137886e+09);
INSERT INTO "entries" VALUES('sNNRNbPbVyO35tMa',17,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,0"],"seq":38}',1.79493622798364305497e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',0,'created','{"kind":"created","code":"EWYRRX","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493622801204586033e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622801204586033e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NSW:door-blue@N+gold3, NEW:door-green@E+gold1, NS|E|W:gold1, EW|N|S:gold2, N|S|W, N|W:gold1@W\",\n  \"deck EW NS NSW:door-blue@N NS|W NW NE NE rockfall broken-lantern EW broken-pick NESW:door-blue@S repair-lantern NEW:door-blue@E NS|EW:gold1@N NEW:troll@E NW|S NE|SW repair-cart NW NS|EW NEW|S:gold1@S NS NSW:troll@S NE:ladder-green NSW|E:gold1@E NS map key NW:ladder-blue EW NESW:door-green@W rockfall broken-cart NSW:door-green@S repair-pick-lantern broken-lantern repair-pick-cart NE|S NW|E EW key map repair-pick NESW:troll@W repair-lantern-cart EW|S:gold1@S broken-cart NE|W broken-pick NEW:door-green@N NW|ES:gold1@E\",\n]\n","seq":7}',1.79493622801543140413e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',3,'chat','{"kind":"chat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0,"text":"Let us play solo!","id":"140572154067152-1","digest":"a4aedef1abdb2e85"}',1.79493622802880740162e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":8,"person":"4bmor_oHF68haLTO","id":"140572154067152-2","digest":"2fa2b2459a045832"}',1.79493622803376555443e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',5,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NSW:door-blue@N"],"seq":12,"person":"4bmor_oHF68haLTO","id":"140572154067152-3","digest":"41e684e3f4df81e7"}',1.7949362280355520248e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NS|W"],"seq":16,"person":"4bmor_oHF68haLTO","id":"140572154067152-4","digest":"d09c7d217a291165"}',1.79493622803712964052e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',7,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,0"],"seq":18,"person":"4bmor_oHF68haLTO","id":"140572154067152-5","digest":"1a64e7d20a0fcea6"}',1.79493622803871965406e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NE repair-cart"],"seq":22,"person":"4bmor_oHF68haLTO","id":"140572154067152-6","digest":"f1e319583595dc60"}',1.79493622804027891156e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',9,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,-1"],"seq":24,"person":"4bmor_oHF68haLTO","id":"140572154067152-7","digest":"1b416c16c59807b4"}',1.79493622804188513756e+09);
INSERT INTO "entries" VALUES('so_o6YNhRA7nK-jq',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S NS|EW"],"seq":28,"person":"4bmor_oHF68haLTO","id":"140572154067152-8","digest":"4e3cb0fb40a8947e"}',1.79493622804362940783e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',0,'created','{"kind":"created","code":"RSNECY","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"4bmor_oHF68haLTO","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493622903589057919e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622903589057919e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493622903589057919e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|S|W, NW:door-green@W+gold1, N|W:gold1@W, NE:door-blue@E+gold1, N|E|S|W, NEW:door-green@E+gold1\",\n  \"deck key broken-lantern key NW:ladder-blue NE:ladder-green rockfall EW NSW:door-blue@N NE|S NS|EW NS repair-pick NW|S broken-pick NE NW|E NESW:door-green@W NS EW NSW:door-green@S NEW:door-green@N map NEW:troll@E NW broken-cart NE NW|ES:gold1@E NW NSW:troll@S EW repair-pick-lantern broken-pick EW NSW|E:gold1@E repair-pick-cart repair-lantern repair-cart repair-lantern-cart NS NS|EW:gold1@N NESW:door-blue@S broken-lantern NS|W NE|SW NEW:door-blue@E NE|W map EW|S:gold1@S NESW:troll@W broken-cart NEW|S:gold1@S rockfall\",\n]\n","seq":13}',1.79493622903919935228e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',4,'move','{"kind":"move","seat":0,"lines":["p1: EW 1,1"],"seq":15,"person":"4bmor_oHF68haLTO","id":"140572152439184-1","digest":"9962db0d9b31028b"}',1.79493622907871818545e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',5,'move','{"kind":"move","seat":1,"lines":["p2: ES:ladder-blue -1,-1"],"seq":17}',1.79493622908523750309e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NW|S"],"seq":21,"person":"4bmor_oHF68haLTO","id":"140572152439184-2","digest":"2854bda1cfef0129"}',1.79493622913068151471e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',7,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern rockfall"],"seq":25}',1.79493622913611793525e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',8,'move','{"kind":"move","seat":0,"lines":["p1: ES|W -1,1"],"seq":27,"person":"4bmor_oHF68haLTO","id":"140572152439184-3","digest":"a77a08c761262af9"}',1.79493622913823199275e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',9,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick repair-pick"],"seq":31}',1.79493622914790892605e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',10,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NE:ladder-green"],"seq":35,"person":"4bmor_oHF68haLTO","id":"140572152439184-4","digest":"ff317473a03e6ad3"}',1.79493622915364527698e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-green@N NS"],"seq":39}',1.79493622926694083212e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',12,'move','{"kind":"move","seat":0,"lines":["p1: SW|N 2,1"],"seq":41,"person":"4bmor_oHF68haLTO","id":"140572152439184-5","digest":"95807254bdf2ed3a"}',1.79493622928166961672e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NW broken-cart"],"seq":45}',1.79493622928865122797e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E map"],"seq":49,"person":"4bmor_oHF68haLTO","id":"140572152439184-6","digest":"d26585646d36a088"}',1.79493622929124689103e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',15,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E 1,-1"],"seq":51}',1.79493622929628658287e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',16,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,2"],"seq":53,"person":"4bmor_oHF68haLTO","id":"140572152439184-7","digest":"7d58cba448c67c04"}',1.79493622929973220829e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:door-green@S NW|ES:gold1@E"],"seq":57}',1.79493622930420136454e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S"],"seq":59,"person":"4bmor_oHF68haLTO","id":"140572152439184-8","digest":"ee710d904bb4ea12"}',1.79493622930652284622e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW"],"seq":61}',1.79493622931304430958e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NE"],"seq":63,"person":"4bmor_oHF68haLTO","id":"140572152439184-9","digest":"271f4d95aed8ae53"}',1.79493622931775164601e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',21,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":65}',1.79493622932523012166e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',22,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":67,"person":"4bmor_oHF68haLTO","id":"140572152439184-10","digest":"6209ac7e28c85812"}',1.79493622933326411241e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',23,'move','{"kind":"move","seat":1,"lines":["p2: NSW|E:gold1@E 0,-2"],"seq":69}',1.79493622934028267861e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',24,'move','{"kind":"move","seat":0,"lines":["p1: discard key"],"seq":71,"person":"4bmor_oHF68haLTO","id":"140572152439184-11","digest":"b946b6d480ae15f5"}',1.79493622934259605414e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',25,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-blue@N 0,0"],"seq":73}',1.79493622934823346135e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":75,"person":"4bmor_oHF68haLTO","id":"140572152439184-12","digest":"c586f376e2cd9885"}',1.79493622935010075573e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',27,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart"],"seq":77}',1.79493622936304688449e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',28,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p2"],"seq":79,"person":"4bmor_oHF68haLTO","id":"140572152439184-13","digest":"ef98af6b0e9c215e"}',1.79493622945260334015e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',29,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p1"],"seq":81}',1.79493622949234318732e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',30,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-lantern EW NESW:door-blue@S"],"seq":85,"person":"4bmor_oHF68haLTO","id":"140572152439184-14","digest":"c17cd5bdedc4ec96"}',1.79493622950777840618e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',31,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|SW NW"],"seq":89}',1.7949362295364882946e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',32,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E NS|W"],"seq":93,"person":"4bmor_oHF68haLTO","id":"140572152439184-15","digest":"417585daff78333a"}',1.79493622955612635609e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',33,'move','{"kind":"move","seat":1,"lines":["p2: remove broken-pick NS|EW:gold1@N repair-lantern"],"seq":97}',1.79493622957714819908e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',34,'move','{"kind":"move","seat":0,"lines":["p1: map 5,-2"],"seq":98,"person":"4bmor_oHF68haLTO","id":"140572152439184-16","digest":"50c19e5a78c0313e"}',1.79493622958011412619e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',35,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 2,1"],"seq":99}',1.79493622958284544948e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',36,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S key"],"seq":101,"person":"4bmor_oHF68haLTO","id":"140572152439184-17","digest":"c955f73adab43d21"}',1.79493622958467364311e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',37,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S"],"seq":102}',1.79493622958687877653e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',38,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-cart"],"seq":103,"person":"4bmor_oHF68haLTO","id":"140572152439184-18","digest":"ea262f618ac0d83c"}',1.79493622958841323854e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',39,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@W 0,2"],"seq":104}',1794936229.59058);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',40,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":104}',1.79493622959224104879e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',41,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2"],"seq":105,"person":"4bmor_oHF68haLTO","id":"140572152439184-19","digest":"ff4d18b62a41d592"}',1.79493622959368538853e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',42,'move','{"kind":"move","seat":0,"lines":["p1: bribe 0,2"],"seq":106,"person":"4bmor_oHF68haLTO","id":"140572152439184-20","digest":"1bab306ad2355464"}',1.79493622959525156021e+09);
INSERT INTO "entries" VALUES('tU_okStJCOjNN3-6',43,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W repair-pick-lantern","goals NE:gold2, NSW:door-green@S+gold2, EW|N|S:gold2, NW:gold2, N|E|W, NESW","deck NEW|S:gold1@S repair-lantern map NSW:door-blue@N NS NW:ladder-blue NS broken-pick NW|E NW broken-lantern NW|S NESW:door-blue@S EW|S:gold1@S NE:ladder-green NE repair-pick-cart broken-cart NEW:troll@E key NEW:door-blue@E NE|S broken-cart EW NESW:door-green@W repair-pick-lantern repair-cart NS|EW:gold1@N NEW:door-green@N NSW:troll@S NE NESW:troll@W EW broken-pick NE|SW rockfall NW|ES:gold1@E broken-lantern key EW NS|W EW NSW|E:gold1@E repair-pick rockfall NSW:door-green@S map NS|EW repair-lantern-cart NW NS NE|W"],"seq":122,"round":true}',1.79493622962514090537e+09);
INSERT INTO "entries" VALUES('xYGAhdjcXXB2OQxW',0,'created','{"kind":"created","code":"TWWPDP","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"4bmor_oHF68haLTO","public":true,"clock":{"kind":"none","seconds":0}}',1.79493622895945310587e+09);
INSERT INTO "entries" VALUES('xYGAhdjcXXB2OQxW',1,'sat','{"kind":"sat","person":"4bmor_oHF68haLTO","name":"Ada","seat":0}',1.79493622895945310587e+09);
INSERT INTO "entries" VALUES('xYGAhdjcXXB2OQxW',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79493622895945310587e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHwfB9BD/Eyv6uq6z
r4RA2QJ+XJAZHMbTmOnnsX9c7XChRANCAAQxTA+6x+siQnlA6SAGEAZTjYEzAAnt
Qlo/KNn+a+jXenmxbDOCxejSGh6TqFxBpBVj6xZkTg94jYtNBTYq+eVJ
-----END PRIVATE KEY-----
');
INSERT INTO "keys" VALUES('daily','54ecd398f478e36af1c1c3e58811ee6c17ac05a111ce6b411770967cf1ad8f57');
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('VBjfWQiNZljIW1l4','gone',1);
CREATE TABLE mails (
	person VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	token VARCHAR(64), 
	asked FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (person), 
	UNIQUE (token)
);
INSERT INTO "mails" VALUES('4bmor_oHF68haLTO','ada@example.org',NULL,1.0,2.0);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','3irxSIEKkUEb6fBk',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','Q7YldYS3Ic7LwarU',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','sNNRNbPbVyO35tMa',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','so_o6YNhRA7nK-jq',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','79_Vmg_Wc_Hez-ig',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','xYGAhdjcXXB2OQxW',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','tU_okStJCOjNN3-6',1,0.0);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','MhEEqvKE7dh3nIpE',0,1.79493622993029975894e+09);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','e41-ewz6QGcADGj0',0,1.79493623163725948333e+09);
INSERT INTO "members" VALUES('_6dDLF4VHbZn2-6B','e41-ewz6QGcADGj0',0,1.79493623163725948333e+09);
INSERT INTO "members" VALUES('4bmor_oHF68haLTO','VBjfWQiNZljIW1l4',0,1.79493623193580937387e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
INSERT INTO "mutes" VALUES('4bmor_oHF68haLTO','_6dDLF4VHbZn2-6B');
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
INSERT INTO "notes" VALUES('4bmor_oHF68haLTO','e41-ewz6QGcADGj0',1,2,1,'Always digs left');
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES('o','close','VBjfWQiNZljIW1l4',1.0,'');
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
INSERT INTO "passkeys" VALUES('FutmRPsOR9RgfiNnq5TF0yusVGI','4bmor_oHF68haLTO','pQECAyYgASFYIAwMv5_dG5Jn81G8pCs-BDp42hafOrhJIZBuc-o4PCS6IlggwV7tolOppjTWDzPrSW2n2_pykqb22t4K2awDBoEbx5Y',0,'Phone',1.79493623197154450413e+09,NULL);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, looks VARCHAR(120), 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('4bmor_oHF68haLTO','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79493622609409093863e+09,0,0,0,NULL);
INSERT INTO "people" VALUES('_6dDLF4VHbZn2-6B','Ben','en',NULL,1.79493623017948031425e+09,0,0,0,NULL);
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
INSERT INTO "played" VALUES('4bmor_oHF68haLTO','MhEEqvKE7dh3nIpE',0,1.79493622993029975894e+09,0,50,2026,'duel',2,'bots',',green,',1,0,NULL,0);
INSERT INTO "played" VALUES('4bmor_oHF68haLTO','e41-ewz6QGcADGj0',0,1.79493623163725948333e+09,1,48,2026,'duel',2,'people',',green,',1,0,NULL,0);
INSERT INTO "played" VALUES('_6dDLF4VHbZn2-6B','e41-ewz6QGcADGj0',1,1.79493623163725948333e+09,1,48,2026,'duel',2,'people',',blue,',1,0,NULL,0);
INSERT INTO "played" VALUES('4bmor_oHF68haLTO','VBjfWQiNZljIW1l4',0,1.79493623193580937387e+09,0,23,2026,'solo',1,'alone',',',NULL,0,NULL,0);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "records" VALUES('VBjfWQiNZljIW1l4',26,X'78DAA5585B6BE34614FE2B22AFB5CBDC2F81C2F6C165595A97E282297108A3B964DD28962B3B2D61BDFFBD672439B1342A5D3C0F7146733973BE73BE7391EEEE6EBE6C6E9EB63BB7B9B9DDDCD8C69BA387F10CC6B5F3EDE41F1F7FFBE5D3A776EED13C777387BAAADB997D655E7D7380490C4FF5FEB8AD77F109A47AB78D4FEDFE280AD69BFA65E7CE9BC3B6391CDBD53D6E578F4D5D550F7BF3FAEC77DDC2B13E9AAA5DAB8C73BE79F8B3DEB64BC154071F057A50C0FA0753C1B6DB63F3E25BCDABFAA569053C36DE83065F61F673DDDFC6CAE7BA79A83FFE24D467F3F3EFBFB6F20F7B6F8FE658B750CED29DD956AFED99E7EDCE17041131C7788E656FA097DDF1D05FFBF5665660A999A68250FCBD64EC7E560C8D7B30C7CE6460AFDE2C93AAECCE46FED1994E371F4FDEA26FB9E3689AEE96C6DBBAE92643DD3C9B63F14381379B5D74210C379BDE89F01F669B97CA1F609AC0D879FBD4EFE044BAE04A8B356244298F2DA23A60CF08275892C01C310C0782ACB098D2D2482C95D3CA885232AA6D2FBD2749AF414F1278FA52F41CE9AF0396C0EFACE86812B7CF8A9625FD3AF0A45D1F10A55FEBA8D22E5F7205563B6F16175481C9962A45C7945E42C71518145F41CBAA7E84F93B1815DD6A0D628AC5FAB43CAD6E1FEBCA9159B15CBF8D4EABD33AFE5BF483C5C51E57D7CDBC95FE61FD5D9CEE60BC896E0DBE5CACFA9D65F5E23FAC60E2B45A1765533FF9DDBC32BBA36F76E7C7FD369E589F1617C7FA0B8AE5EAB4E8F4C21F96E3F3700624AFE064BF63513CF9578075DE68813F71C3A5CC5584BDEA0FACA221CDB66975E8B60F94029556ED6F54AC7554A713FC2C2E01C61DB79DA7BA6B40B7B3E85EDB5E19B043F16CF61DB0B82B3E5C28F1AE6E2B78F97E51A7FE7280AD873BBC0918679F4264C6A2D3B3537C11BDD7EB1865B7265FBD596EF98630229E30516FCC81C5921B015F3410DC7C66C53DFCF581FF57CC951486A0761BCB0449294B69B4F194114A75299C2F4BCE84E642638D45704A135572EEA40E1C73254340C46B8494A425E4C2FFCF22CFF5DF7E90796202860C1893DD5D0CC3DBC26D0F80CEFD076D3737F7EFEACB6FC879DBEE62CC10970473C2291392CCBBBAE0B68FBECFDD8E588B19D6D631243D92291C89A4A0FA1A488D8F9B466CBE243138FF1218C1D7032363605C21E12C5325F81739CF26804906C7F37C95A68B01207E3D203A068402022F052816CE00F92600298615167980461904D2CC0090BE1E101B032A2DC2CE38083A061E92340504C18785CCF5D00001A5D723E06304DA69C62CB796945CB830E112AD8560FCBAE04933F71E17FDF3005206CBC4189235C231E9ADB20C542F430249413C3144B29CB2EA4ACF004406B3E41804C1C23A078B54096F3D494160AE09BA2A5462AD54B3986FDE956719894B2561E1A830B6E44E59E535C6A9F284F2EB12F27B549C0635748025834D7A8C85F1805DF082401C70C226D8441154D4ABC08CBB1F3C43031C1984C2282993322845A1B4132E298EEB63200C2118E785C5A8EB1A0408CF485C3829FB3840EBC2BC404A948CCB09C730A9B952F965BF4D5C170DE64402E339AE4A0ABF220E398E4309F92B5031113F5C40137755525E8CFBF8F98875222313E0A4E4536F8CC2D8075D6A24904EA108A9245739AC83FEBC6D852F306464009C5479A199C15A62412D559C4F60904833CE33310C5E24066872C895567CEA0991E00B872560921368408264B979E0ED2D68F0BA74894BE6E483A4EC53CC21AD2922B5D2C2D289A081158932DF6C2EDEE80650720897147F6E784930D52A482F18332914458592F2DAF83FBFBDCCC930F4A5C8409174014C05EAE015C5525662C4271234A4314AAF6B8EEBDD904A392192D6FCD2608190348197BA542ED55C43C5E738B38119144795F3E698147B5053C5ACA5A037C1BEE4130828CAECC0620B3C40C0321024E55D3A676829A15324DA62957EA4D0000E7AB2AB62603D6EB55446FC92B47E0BC384E2D0FA96B80C3C6DB5C0F8802BC7FA975F93263E250DB065C406490A7A084640EE510401AD08EDA21EF46EDEBFB5FFB3DDEDBAEFFF77E83E41CEC16DECFEFE5F6A3D3219');
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
INSERT INTO "tables" VALUES('3irxSIEKkUEb6fBk','NTEXCD',0,'playing',0,1.79493622611921906477e+09,1.79493622695549774172e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["4bmor_oHF68haLTO",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('Q7YldYS3Ic7LwarU','LCDKBW',0,'playing',0,1.79493622702335023878e+09,1.79493622735929512978e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["4bmor_oHF68haLTO",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('sNNRNbPbVyO35tMa','KBKTTC',0,'playing',0,1.79493622766298389437e+09,1.79493622798364305497e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["4bmor_oHF68haLTO",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('so_o6YNhRA7nK-jq','EWYRRX',0,'playing',0,1.79493622801204586033e+09,1.79493622801543140413e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["4bmor_oHF68haLTO"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('79_Vmg_Wc_Hez-ig','PMXXAA',0,'playing',0,1794936228.51526,1.79493622874154853822e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["4bmor_oHF68haLTO",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('xYGAhdjcXXB2OQxW','TWWPDP',1,'lobby',1,1.79493622895945310587e+09,1.79493622895945310587e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["4bmor_oHF68haLTO",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('tU_okStJCOjNN3-6','RSNECY',0,'between',0,1.79493622903589057919e+09,1.79493622962514090537e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["4bmor_oHF68haLTO",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('MhEEqvKE7dh3nIpE','GQKKTX',0,'over',0,1.79493622963545393939e+09,1.79493622993029975894e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["4bmor_oHF68haLTO",null],"asked":null,"winners":[0,1],"gold":[0,0]}',2,0);
INSERT INTO "tables" VALUES('e41-ewz6QGcADGj0','CZWLYC',0,'over',0,1.79493623019013214111e+09,1.79493623163725948333e+09,'{"game":"duel","players":2,"names":["Ada","Ben"],"people":["4bmor_oHF68haLTO","_6dDLF4VHbZn2-6B"],"asked":null,"winners":[0,1],"gold":[0,0]}',2,0);
INSERT INTO "tables" VALUES('VBjfWQiNZljIW1l4','YHQMJJ',0,'over',0,1794936231.744,1.79493623193580937387e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["4bmor_oHF68haLTO"],"asked":null,"winners":[0],"gold":[0]}',2,1);
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
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',3,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'all','duel|bots',1,1,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'as','duel|bots|green',1,1,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'day','2026-11-17',3,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'match','duel|2|bots',1,1,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'as','duel|people|green',1,1,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'beside','_6dDLF4VHbZn2-6B',1,1,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'match','duel|2|people',1,1,1);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'as','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'beside','4bmor_oHF68haLTO',1,1,0);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'match','duel|2|people',1,1,1);
INSERT INTO "tallies" VALUES('_6dDLF4VHbZn2-6B',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'all','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'gold','solo|alone|0',1,0,0);
INSERT INTO "tallies" VALUES('4bmor_oHF68haLTO',2026,'match','solo|1|alone',1,0,0);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','3irxSIEKkUEb6fBk');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','Q7YldYS3Ic7LwarU');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','sNNRNbPbVyO35tMa');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','so_o6YNhRA7nK-jq');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','79_Vmg_Wc_Hez-ig');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','xYGAhdjcXXB2OQxW');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','tU_okStJCOjNN3-6');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','MhEEqvKE7dh3nIpE');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','e41-ewz6QGcADGj0');
INSERT INTO "traces" VALUES('_6dDLF4VHbZn2-6B','e41-ewz6QGcADGj0');
INSERT INTO "traces" VALUES('4bmor_oHF68haLTO','VBjfWQiNZljIW1l4');
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
INSERT INTO "tries" VALUES('4bmor_oHF68haLTO','mine','2026-11-17','VBjfWQiNZljIW1l4',1794936231.744,1.79493623193580937387e+09,0,23,NULL);
CREATE TABLE vacations (
	person VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (person, began)
);
INSERT INTO "vacations" VALUES('4bmor_oHF68haLTO',1.79493622887546515464e+09,1.79510902887546515459e+09);
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
