BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79490546115754628182e+09,1);
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
INSERT INTO "calls" VALUES('2R2Ld2kRs_KABuvZ','24uXihNi7hwd_pe-',0,1.79490547165533590313e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('PqArxUHlY30LxdNG','24uXihNi7hwd_pe-',3,1.79490547547904348373e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('Uc7pOAOCGCDAdLMf','24uXihNi7hwd_pe-',0,1.79490547624383878708e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('wwG1_-sMzU3z9nsI','24uXihNi7hwd_pe-',0,1.79490547669118118284e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('0VGXLK3kBXiv0OVp','24uXihNi7hwd_pe-',0,1.79490547848362159725e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('olj0416OQA1ajLim','24uXihNi7hwd_pe-',0,1.79490547923660707474e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',0,'created','{"kind":"created","code":"DUDKSK","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545844701337814e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545844701337814e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490545844701337814e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NW:gold2, NW:door-green@W+gold1, NSW:door-blue@N+gold3, NEW:door-green@N+gold3, NSW:door-blue@W+gold1, N|S|W\",\n  \"deck EW map repair-lantern EW broken-pick NSW:door-blue@N NEW|S:gold1@S NS|EW NS NEW:troll@E EW NESW:door-green@W broken-cart repair-lantern-cart broken-pick NE|S NE|W NE|SW NW EW NESW:troll@W NW|ES:gold1@E repair-cart NEW:door-blue@E NEW:door-green@N broken-cart broken-lantern NW:ladder-blue EW|S:gold1@S rockfall NW|S NS repair-pick NS rockfall NE:ladder-green NSW:door-green@S broken-lantern repair-pick-lantern NESW:door-blue@S NS|EW:gold1@N NS|W NE key NE NSW:troll@S repair-pick-cart map NW|E NW NSW|E:gold1@E key\",\n]\n","seq":13}',1.79490545848353576664e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S broken-pick"],"seq":17,"person":"24uXihNi7hwd_pe-","id":"140494774074448-1","digest":"beb2edc507743657"}',1.79490545865920019148e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',5,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 0,-2"],"seq":19}',1.79490545871121835708e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',6,'move','{"kind":"move","seat":0,"lines":["p1: discard EW EW"],"seq":23,"person":"24uXihNi7hwd_pe-","id":"140494774074448-2","digest":"3597fd66b789723e"}',1.79490545876226091385e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',7,'move','{"kind":"move","seat":1,"lines":["p2: map 5,2"],"seq":25}',1.79490545881633615492e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":29,"person":"24uXihNi7hwd_pe-","id":"140494774074448-3","digest":"85782086c09ddc93"}',1.7949054588813891411e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',9,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:troll@E NE|SW"],"seq":33}',1.79490545894489669795e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',10,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,1"],"seq":35,"person":"24uXihNi7hwd_pe-","id":"140494774074448-4","digest":"e809567f753f9314"}',1.79490545900645232196e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',11,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-blue@N 0,-3"],"seq":37}',1.79490545903361773489e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',12,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":39,"person":"24uXihNi7hwd_pe-","id":"140494774074448-5","digest":"b0848cef2901598f"}',1.79490545904277300831e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',13,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@E -1,-3"],"seq":40}',1.79490545904758453362e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',14,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":41}',1.79490545905005550379e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',15,'move','{"kind":"move","seat":0,"lines":["p1: SW|E -2,1"],"seq":43,"person":"24uXihNi7hwd_pe-","id":"140494774074448-6","digest":"f95bbf6f4535324f"}',1.79490545907366275783e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',16,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":44}',1.79490545907821297645e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',17,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,-3"],"seq":46}',1.79490545908096337315e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',18,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart NE|S NW"],"seq":50,"person":"24uXihNi7hwd_pe-","id":"140494774074448-7","digest":"3a3a466c6f5053e6"}',1.79490545908573102948e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',19,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N 0,-4"],"seq":52}',1.79490545909060382847e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-green@N broken-lantern"],"seq":56,"person":"24uXihNi7hwd_pe-","id":"140494774074448-8","digest":"c03685d1dba53ad0"}',1.79490545909522223469e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',21,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NESW:door-green@W"],"seq":60}',1.79490545909953403474e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NW|S"],"seq":64,"person":"24uXihNi7hwd_pe-","id":"140494774074448-9","digest":"a1a9290511e66713"}',1.79490545910412406917e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E repair-pick"],"seq":68}',1.79490545910886335374e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',24,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder-green 1,-2"],"seq":70,"person":"24uXihNi7hwd_pe-","id":"140494774074448-10","digest":"73f6533fd71909d3"}',1.79490545911363863938e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NSW:door-green@S"],"seq":74}',1.7949054591182463169e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',26,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart"],"seq":76,"person":"24uXihNi7hwd_pe-","id":"140494774074448-11","digest":"c0437923e715c714"}',1.79490545912292528149e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',27,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N -1,-2"],"seq":78}',1.79490545912775158882e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',28,'move','{"kind":"move","seat":0,"lines":["p1: NS|W 1,1"],"seq":80,"person":"24uXihNi7hwd_pe-","id":"140494774074448-12","digest":"fe20cd8a2661f9a5"}',1.79490545913258767131e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',29,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,-2"],"seq":82}',1.79490545913762164116e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',30,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,-2"],"seq":84,"person":"24uXihNi7hwd_pe-","id":"140494774074448-13","digest":"60e9d336726be83e"}',1.79490545914505791663e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',31,'move','{"kind":"move","seat":1,"lines":["p2: SW 1,-1"],"seq":86}',1.79490545915018320085e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',32,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S key"],"seq":90,"person":"24uXihNi7hwd_pe-","id":"140494774074448-14","digest":"03f04ca0d4536e9e"}',1.79490545915505576128e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',33,'move','{"kind":"move","seat":1,"lines":["p2: NW:ladder-blue 1,-2"],"seq":92}',1.79490545915921831127e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',34,'move','{"kind":"move","seat":0,"lines":["p1: map 7,1"],"seq":94,"person":"24uXihNi7hwd_pe-","id":"140494774074448-15","digest":"f3a08c0e2aa856cd"}',1.79490545916323113442e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',35,'move','{"kind":"move","seat":1,"lines":["p2: NE -1,-1"],"seq":96}',1.7949054591678824424e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',36,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E"],"seq":97,"person":"24uXihNi7hwd_pe-","id":"140494774074448-16","digest":"67e1107baf7ef084"}',1.79490545917222523689e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',37,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW:gold1@N 0,0"],"seq":99}',1.79490545917641687394e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',38,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S NW|E"],"seq":101,"person":"24uXihNi7hwd_pe-","id":"140494774074448-17","digest":"3670af2e3f411852"}',1.79490545918051981923e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',39,'move','{"kind":"move","seat":1,"lines":["p2: discard key repair-pick-cart"],"seq":103}',1.7949054591863543987e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',40,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":104,"person":"24uXihNi7hwd_pe-","id":"140494774074448-18","digest":"0eea9e668acdf2b0"}',1.79490545918975186352e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',41,'move','{"kind":"move","seat":1,"lines":["p2: broken-lantern p1"],"seq":105}',1.79490545919302988049e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',42,'move','{"kind":"move","seat":0,"lines":["p1: repair-pick-lantern p1 lantern"],"seq":106,"person":"24uXihNi7hwd_pe-","id":"140494774074448-19","digest":"bdc130b97828ecb8"}',1.7949054591963675022e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',43,'move','{"kind":"move","seat":1,"lines":["p2: ES -2,-3"],"seq":107}',1.79490545919963645936e+09);
INSERT INTO "entries" VALUES('0VGXLK3kBXiv0OVp',44,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick","goals NE:door-blue@E+gold1, N|E:gold3@N, NESW, NEW:door-blue@N+gold2, N|E|W, NSW:door-green@S+gold2","deck broken-lantern NS|W NW NE broken-cart EW rockfall map repair-pick-lantern NS NS NS NEW|S:gold1@S repair-pick NW:ladder-blue rockfall NW repair-lantern EW|S:gold1@S repair-lantern-cart EW key NESW:door-green@W NE|SW NE|W repair-pick-cart broken-pick NSW:door-green@S EW broken-lantern map key NE:ladder-green NE|S broken-pick EW NW|E NE NESW:troll@W NEW:door-green@N broken-cart NESW:door-blue@S repair-cart NSW:door-blue@N NEW:troll@E NSW:troll@S NW|S NS|EW NW|ES:gold1@E NEW:door-blue@E NSW|E:gold1@E"],"seq":124,"round":true}',1.79490545920215249058e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',0,'created','{"kind":"created","code":"DSYFQU","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545155737280845e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545155737280845e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490545155737280845e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490545155737280845e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490545155737280845e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p1\",\n  \"roles digger digger saboteur digger digger\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck repair-pick N|E|S|W EW broken-cart N map map broken-lantern map NES N|E|S broken-lantern repair-lantern NEW NEW EW NE NES NE E|W broken-pick rockfall NESW repair-cart map NW NW NES repair-pick-cart N|W E map NS broken-lantern NS NES broken-pick NE broken-cart rockfall NESW NW NE broken-pick NE NS NESW repair-lantern-cart rockfall NS N|S NEW NEW repair-lantern N|E|W broken-cart EW NESW NESW NEW repair-pick repair-cart NES NW map N|E repair-pick-lantern\",\n]\n","seq":29}',1.79490545165512371057e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',6,'chat','{"kind":"chat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140494839793552-1","digest":"f395f18a1be5157e"}',1.7949054518974292278e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"24uXihNi7hwd_pe-","id":"140494839793552-2","digest":"c3732acbaee3e665"}',1.79490545190027189249e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',8,'move','{"kind":"move","seat":0,"lines":["p1: SW 0,-1"],"seq":32,"person":"24uXihNi7hwd_pe-","id":"140494839793552-3","digest":"5b04330381ff6091"}',1.79490545190375614162e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',9,'move','{"kind":"move","seat":1,"lines":["p2: map 8,0"],"seq":34}',1.79490545463079214098e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',10,'move','{"kind":"move","seat":2,"lines":["p3: EW 1,0"],"seq":36}',1.79490545469839692114e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',11,'move','{"kind":"move","seat":3,"lines":["p4: broken-cart p3"],"seq":38}',1.79490545474093365668e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',12,'move','{"kind":"move","seat":0,"lines":["p1: map 8,-2"],"seq":40,"person":"24uXihNi7hwd_pe-","id":"140494839793552-4","digest":"c19bb54e8334e2b3"}',1.79490545478438591952e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW"],"seq":42}',1.79490545482639980313e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',14,'move','{"kind":"move","seat":2,"lines":["p3: discard NEW"],"seq":44}',1.79490545485780334479e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',15,'move','{"kind":"move","seat":3,"lines":["p4: discard repair-cart"],"seq":46}',1.79490545489254260062e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',16,'move','{"kind":"move","seat":0,"lines":["p1: repair-pick-cart p3 cart"],"seq":48,"person":"24uXihNi7hwd_pe-","id":"140494839793552-5","digest":"b359ed75cc1925f6"}',1.79490545493029832841e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',17,'move','{"kind":"move","seat":1,"lines":["p2: N|W 0,1"],"seq":50}',1.79490545496724081039e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',18,'move','{"kind":"move","seat":2,"lines":["p3: NE -1,-1"],"seq":52}',1.79490545498632931707e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',19,'move','{"kind":"move","seat":3,"lines":["p4: map 8,0"],"seq":54}',1.79490545500227212903e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',20,'move','{"kind":"move","seat":0,"lines":["p1: map 8,0"],"seq":56,"person":"24uXihNi7hwd_pe-","id":"140494839793552-6","digest":"b04ebb463d6fae52"}',1.79490545501766085622e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',21,'move','{"kind":"move","seat":1,"lines":["p2: discard N|E|S|W"],"seq":58}',1.79490545502928543087e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',22,'move','{"kind":"move","seat":2,"lines":["p3: NW 2,0"],"seq":60}',1.79490545505068254468e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',23,'move','{"kind":"move","seat":3,"lines":["p4: NSW 2,-1"],"seq":62}',1.79490545508152222631e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',24,'move','{"kind":"move","seat":0,"lines":["p1: NS 2,-2"],"seq":64,"person":"24uXihNi7hwd_pe-","id":"140494839793552-7","digest":"c08b9fb9ef183d44"}',1.79490545508726716044e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',25,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 1,0"],"seq":66}',1.79490545514201784134e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',26,'move','{"kind":"move","seat":2,"lines":["p3: broken-cart p2"],"seq":68}',1.79490545514860558515e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',27,'move','{"kind":"move","seat":3,"lines":["p4: NSW -1,-2"],"seq":70}',1.79490545517020869256e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',28,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p2"],"seq":72,"person":"24uXihNi7hwd_pe-","id":"140494839793552-8","digest":"11c5b406e9b4f7f1"}',1.79490545519145154951e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',29,'move','{"kind":"move","seat":1,"lines":["p2: discard NES"],"seq":74}',1.79490545521665263175e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',30,'move','{"kind":"move","seat":2,"lines":["p3: NESW 1,0"],"seq":76}',1.79490545523756933211e+09);
INSERT INTO "entries" VALUES('2R2Ld2kRs_KABuvZ',31,'move','{"kind":"move","seat":3,"lines":["p4: broken-pick p3"],"seq":78}',1.7949054552576172352e+09);
INSERT INTO "entries" VALUES('5-yiAWg60m0hb12j',0,'created','{"kind":"created","code":"JWHNUA","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"24uXihNi7hwd_pe-","public":true,"clock":{"kind":"none","seconds":0}}',1.79490545837335467331e+09);
INSERT INTO "entries" VALUES('5-yiAWg60m0hb12j',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545837335467331e+09);
INSERT INTO "entries" VALUES('5-yiAWg60m0hb12j',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79490545837335467331e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',0,'created','{"kind":"created","code":"FLBHUZ","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545542458915708e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545542458915708e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490545542458915708e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490545542458915708e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490545542458915708e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p2\",\n  \"roles blue-digger blue-digger green-digger saboteur blue-digger geologist green-digger profiteer saboteur blue-digger saboteur geologist green-digger boss green-digger\",\n  \"goals gold, stone NE, stone NW\",\n  \"deck NS N|E|S|W NESW ESW|N:crystal trapped map broken-pick broken-pick NE NS|EW map rockfall NEW:crystal theft NES NEW:crystal NS repair-lantern map NS|E|W NE NW|ES free swap-hands NEW NES broken-lantern NEW NW NS:door-blue swap-hats N|W repair-pick rockfall E|W repair-cart NES theft repair-lantern broken-cart broken-lantern free EW NS|EW NE|S NES NES:crystal inspection theft N:ladder hands-off free swap-hats free broken-cart NEW EW:door-green EW|N|S N|S NSW|E:crystal EW N|E NE:ladder NESW repair-pick-cart repair-pick-lantern rockfall repair-cart NESW trapped NS|E:door-green N|E|W map NEW NW hands-off broken-cart inspection NE|W map map NW|E broken-pick EW:door-blue N NW|S NESW trapped NEW:crystal N|E|S NESW:crystal NEW NS NW:ladder E:ladder repair-lantern-cart E:crystal NW:door-green NE:door-blue theft NE EW|S:crystal NES NW NE E NE N:crystal NESW broken-lantern hands-off swap-hands repair-pick EW NS NW NE|SW\",\n]\n","seq":29}',1.79490545545591402053e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',6,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES 0,-1"],"seq":31}',1.79490545546204590798e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',7,'move','{"kind":"move","seat":2,"lines":["p3: discard NES free"],"seq":35}',1.79490545546658968921e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',8,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-pick swap-hands"],"seq":39}',1.79490545547893762595e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',9,'chat','{"kind":"chat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140494773944528-1","digest":"a1ec5583920131bd"}',1.79490545552983760827e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',10,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":40,"person":"24uXihNi7hwd_pe-","id":"140494773944528-2","digest":"dba94bcbf01d562e"}',1.79490545553304243087e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',11,'move','{"kind":"move","seat":0,"lines":["p1: NEW:crystal 1,-1"],"seq":42,"person":"24uXihNi7hwd_pe-","id":"140494773944528-3","digest":"03aa5bce1339f801"}',1.79490545553706955911e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',12,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW N|E|S|W map"],"seq":48}',1.79490545554353094102e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',13,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW broken-pick map"],"seq":54}',1.79490545554939270019e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',14,'move','{"kind":"move","seat":3,"lines":["p4: discard ESW|N:crystal NS|E|W rockfall"],"seq":60}',1.79490545555589461326e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',15,'move','{"kind":"move","seat":0,"lines":["p1: trapped p2"],"seq":62,"person":"24uXihNi7hwd_pe-","id":"140494773944528-4","digest":"1411603daf7e2fe5"}',1.79490545557493710515e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',16,'move','{"kind":"move","seat":1,"lines":["p2: remove trapped N|W repair-lantern"],"seq":66}',1.79490545558888792989e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',17,'move','{"kind":"move","seat":2,"lines":["p3: discard NES broken-lantern rockfall"],"seq":72}',1.79490545560698962213e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',18,'move','{"kind":"move","seat":3,"lines":["p4: NW 0,1"],"seq":74}',1.79490545561480641361e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NS broken-cart"],"seq":78,"person":"24uXihNi7hwd_pe-","id":"140494773944528-5","digest":"afbe644972039b97"}',1.79490545561989450458e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',20,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 2,-1"],"seq":80}',1.79490545562702584264e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',21,'move','{"kind":"move","seat":2,"lines":["p3: map 8,-2"],"seq":82}',1.79490545563375926019e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',22,'move','{"kind":"move","seat":3,"lines":["p4: ESW:crystal 1,0"],"seq":84}',1.7949054556392021179e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NES NES:crystal"],"seq":90,"person":"24uXihNi7hwd_pe-","id":"140494773944528-6","digest":"6af2daf3c3bb83bd"}',1.7949054556432943344e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',24,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern repair-pick swap-hats"],"seq":96}',1.79490545564840030669e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',25,'move','{"kind":"move","seat":2,"lines":["p3: discard E|W free theft"],"seq":102}',1.79490545565539646151e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',26,'move','{"kind":"move","seat":3,"lines":["p4: discard N:ladder NE|S theft"],"seq":108}',1.79490545566316223144e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',27,'move','{"kind":"move","seat":0,"lines":["p1: discard NS:door-blue hands-off swap-hats"],"seq":114,"person":"24uXihNi7hwd_pe-","id":"140494773944528-7","digest":"32938a04bf35b70e"}',1.7949054556716122627e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',28,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":116}',1.79490545567805433275e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',29,'move','{"kind":"move","seat":2,"lines":["p3: EW 3,-1"],"seq":118}',1.79490545569840812684e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',30,'move','{"kind":"move","seat":3,"lines":["p4: N|E 1,1"],"seq":120}',1.7949054557243139744e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',31,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NE:ladder NESW"],"seq":126,"person":"24uXihNi7hwd_pe-","id":"140494773944528-8","digest":"1e8bf06a64fdbd9a"}',1.79490545573464965823e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',32,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW free theft"],"seq":132}',1.79490545574485564229e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',33,'move','{"kind":"move","seat":2,"lines":["p3: discard EW|N|S rockfall"],"seq":136}',1.79490545575213527674e+09);
INSERT INTO "entries" VALUES('PqArxUHlY30LxdNG',34,'move','{"kind":"move","seat":3,"lines":["p4: ESW -1,0"],"seq":138}',1.79490545576055145256e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',0,'created','{"kind":"created","code":"QUESLL","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545618102931976e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545618102931976e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490545618102931976e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|E|S|W, NSW:door-green@S+gold2, NW:door-green@W+gold1, NE:door-blue@E+gold1, NS|E|W:gold1, EW|N|S:gold2\",\n  \"deck NE|W key EW NS|W broken-cart NE|S NEW|S:gold1@S NESW:troll@W NEW:door-blue@E EW NW repair-cart broken-pick NE NSW|E:gold1@E NW|ES:gold1@E broken-pick NESW:door-blue@S NEW:door-green@N NS NS|EW NW rockfall broken-cart repair-lantern NW|E NSW:door-green@S NESW:door-green@W repair-lantern-cart NW:ladder-blue NE|SW map repair-pick-lantern NS NEW:troll@E broken-lantern EW NSW:troll@S map EW NE NW|S key broken-lantern repair-pick NS repair-pick-cart NE:ladder-green NSW:door-blue@N NS|EW:gold1@N rockfall EW|S:gold1@S\",\n]\n","seq":13}',1.79490545624373221394e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',4,'chat','{"kind":"chat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0,"text":"Let us play duel!","id":"140494774094480-1","digest":"d26c1b69b08aa4d5"}',1.79490545643412232395e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"24uXihNi7hwd_pe-","id":"140494774094480-2","digest":"c31d2c2f1c355b5c"}',1.79490545643817138669e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',6,'move','{"kind":"move","seat":0,"lines":["p1: NEW|S:gold1@S 0,0"],"seq":17,"person":"24uXihNi7hwd_pe-","id":"140494774094480-3","digest":"c5291cd891e991bb"}',1.79490545646751737587e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',7,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":19}',1.7949054564965882301e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',8,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-blue@E 0,2"],"seq":21,"person":"24uXihNi7hwd_pe-","id":"140494774094480-4","digest":"ba17228ee18ff1fc"}',1.7949054565244278908e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',9,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@E -1,0"],"seq":22}',1.79490545654830622674e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',10,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":23}',1.79490545655479955674e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',11,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E broken-pick"],"seq":27,"person":"24uXihNi7hwd_pe-","id":"140494774094480-5","digest":"3e6f76081b0d6fcd"}',1.79490545656549501415e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',12,'move','{"kind":"move","seat":1,"lines":["p2: SW 0,-2"],"seq":28}',1.79490545657177639005e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',13,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,0"],"seq":30}',1.79490545657571077351e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',14,'move','{"kind":"move","seat":0,"lines":["p1: EW -1,2"],"seq":32,"person":"24uXihNi7hwd_pe-","id":"140494774094480-6","digest":"50831dc1f841b57c"}',1.79490545658414435382e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',15,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@E -2,0"],"seq":35}',1.79490545659069442746e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":37,"person":"24uXihNi7hwd_pe-","id":"140494774094480-7","digest":"a4af421b5f3f1436"}',1.79490545659558534616e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',17,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-green@N 1,-1"],"seq":39}',1.79490545660297679897e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S"],"seq":41,"person":"24uXihNi7hwd_pe-","id":"140494774094480-8","digest":"85f411b0e257ca3b"}',1.79490545661648344998e+09);
INSERT INTO "entries" VALUES('Uc7pOAOCGCDAdLMf',19,'move','{"kind":"move","seat":1,"lines":["p2: EW 1,0"],"seq":43}',1.79490545662267518044e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',0,'created','{"kind":"created","code":"HQPFAJ","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545741000723841e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545741000723841e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490545741000723841e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490545741000723841e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490545741000723841e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p2\",\n  \"roles yellow-saboteur yellow-saboteur yellow-loyal yellow-loyal\",\n  \"goals NE:ladder, NW:hole, NES:vein, NESW:exit\",\n  \"deck I.NE|SW:tunnel I.NS I.NESW:hole I.NE:ladder I.information I.boots I.NEW I.axe I.NS|EW:bridge@E I.rat I.lindworm I.NE I.NESW I.NESW I.N:hole I.NES:hole I.goblin I.NW|ES:tunnel I.NW I.NEW I.NES I.information I.NEW I.NES I.rat I.NS|EW:bridge@N I.EW I.rockfall I.web\",\n  \"deck II.swap-hands II.rockfall II.axe II.lindworm II.NEW:vein@N II.NS|EW:bridge@N II.NESW II.NW|ES:tunnel II.boots II.NES:hole@E II.NE II.NESW II.NE|SW:tunnel II.NEW:hole@N II.E:hole II.NEW II.information II.NS II.information II.NES II.rat II.NW:ladder@N II.goblin II.web II.N:ladder II.EW II.NW\",\n  \"deck III.NS III.NESW:hole III.NE III.goblin III.information III.swap-hands III.goblin III.rockfall III.axe III.NES:vein III.NE|SW:tunnel III.E:ladder III.web III.NES III.NW III.N:hole III.EW III.lindworm III.rat III.lindworm III.NESW III.NEW:hole III.rat III.NS|EW:bridge@E III.NEW III.boots\",\n]\n","seq":25}',1.79490545753821229934e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',6,'move','{"kind":"move","seat":1,"lines":["p2: I.ESW -1,0"],"seq":26}',1.79490545756969141957e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',7,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":27}',1.79490545761104726787e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',8,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":28}',1.79490545761983156204e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',9,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":30}',1.7949054576245048046e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',10,'move','{"kind":"move","seat":2,"lines":["p3: I.NSW:hole 0,1"],"seq":31}',1.79490545763135910038e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',11,'move','{"kind":"move","seat":2,"lines":["p3: step 0,1"],"seq":32}',1.79490545766841769212e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',12,'move','{"kind":"move","seat":2,"lines":["p3: step 0,0"],"seq":33}',1.79490545770317959785e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',13,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":34}',1.7949054577348251343e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',14,'move','{"kind":"move","seat":3,"lines":["p4: I.rat 0,1"],"seq":35}',1.79490545777765393253e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',15,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0","loss I.NES","loss I.NW|ES:tunnel","loss I.NEW"],"seq":39}',1.794905457804548502e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',16,'move','{"kind":"move","seat":3,"lines":["p4: step -1,0"],"seq":40}',1.79490545784566497798e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',17,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":41}',1.79490545784927177427e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',18,'chat','{"kind":"chat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140494775469520-1","digest":"37d58abe8cc6cb89"}',1.79490545785647559167e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',19,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":42,"person":"24uXihNi7hwd_pe-","id":"140494775469520-2","digest":"32a91f02c5926a22"}',1.79490545787206912044e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',20,'move','{"kind":"move","seat":0,"lines":["p1: I.information -4,4"],"seq":43,"person":"24uXihNi7hwd_pe-","id":"140494775469520-3","digest":"52b35aedaf528805"}',1.79490545788866925243e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',21,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":44,"person":"24uXihNi7hwd_pe-","id":"140494775469520-4","digest":"c88d90e66a30006c"}',1.79490545790825200079e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',22,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0","loss I.NESW"],"seq":47,"person":"24uXihNi7hwd_pe-","id":"140494775469520-5","digest":"195d957dc12a465e"}',1.79490545792148113246e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',23,'move','{"kind":"move","seat":1,"lines":["p2: discard I.N:hole I.lindworm"],"seq":49}',1.79490545796029591554e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',24,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0","loss I.NW"],"seq":53}',1.79490545797098898883e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',25,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NE I.NES"],"seq":55}',1.79490545798798084263e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',26,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":58}',1.79490545800005125995e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',27,'move','{"kind":"move","seat":3,"lines":["p4: I.NESW 1,0"],"seq":59}',1.79490545800863647465e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',28,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":60}',1.7949054580154819488e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',29,'move','{"kind":"move","seat":3,"lines":["p4: step 1,0"],"seq":61}',1.79490545802422332764e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',30,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":63}',1.7949054580362081528e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',31,'move','{"kind":"move","seat":0,"lines":["p1: I.boots p1"],"seq":64,"person":"24uXihNi7hwd_pe-","id":"140494775469520-6","digest":"3c2c0bdf18d2317e"}',1.7949054580697543621e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',32,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":65,"person":"24uXihNi7hwd_pe-","id":"140494775469520-7","digest":"6574f5ec05f003aa"}',1.79490545808825135228e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',33,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":66,"person":"24uXihNi7hwd_pe-","id":"140494775469520-8","digest":"dff675f558591099"}',1.79490545809760022161e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',34,'move','{"kind":"move","seat":1,"lines":["p2: discard I.NEW II.NS|EW:bridge@N"],"seq":68}',1.79490545811012315756e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',35,'move','{"kind":"move","seat":1,"lines":["p2: step 1,0"],"seq":69}',1.79490545811950182909e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',36,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":71}',1.79490545812955856318e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',37,'move','{"kind":"move","seat":2,"lines":["p3: discard I.EW II.NW|ES:tunnel"],"seq":73}',1.79490545816370534893e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',38,'move','{"kind":"move","seat":2,"lines":["p3: step 0,1"],"seq":74}',1.79490545818347430225e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',39,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":76}',1.79490545819052529333e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',40,'move','{"kind":"move","seat":3,"lines":["p4: II.NSW:hole@W 0,2"],"seq":77}',1.79490545819965529447e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',41,'move','{"kind":"move","seat":3,"lines":["p4: step -1,0"],"seq":78}',1.79490545820741367335e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',42,'move','{"kind":"move","seat":3,"lines":["p4: step 0,0"],"seq":79}',1.79490545826227402689e+09);
INSERT INTO "entries" VALUES('XisVXw0ACU8c37-b',43,'move','{"kind":"move","seat":3,"lines":["p4: step 1,0"],"seq":81}',1.79490545826687645917e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',0,'created','{"kind":"created","code":"VMNYNP","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545922593045229e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545922593045229e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490545922593045229e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NEW:door-green@E+gold1, NSW:door-blue@W+gold1, N|E:gold3@N, NE:door-blue@E+gold1, NS|E|W:gold1, N|E|S|W\",\n  \"deck NW:ladder-blue repair-lantern rockfall NE|W NW|ES:gold1@E NESW:troll@W EW key EW|S:gold1@S broken-pick NSW:door-blue@N repair-pick-lantern NEW|S:gold1@S broken-pick NW repair-lantern-cart repair-cart NSW|E:gold1@E EW NEW:door-blue@E NS|W map rockfall NE NE NW NESW:door-green@W NW|E NE:ladder-green NS NEW:troll@E NEW:door-green@N NE|S NW|S NS NS|EW map NESW:door-blue@S NS|EW:gold1@N NE|SW broken-cart key EW repair-pick broken-lantern broken-lantern NSW:door-green@S broken-cart repair-pick-cart EW NSW:troll@S NS\",\n]\n","seq":13}',1.79490545923653674123e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',4,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N"],"seq":15,"person":"24uXihNi7hwd_pe-","id":"140494773956560-1","digest":"e2530d46a219e1aa"}',1.79490545928747439376e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W repair-lantern"],"seq":19}',1.79490545929164695736e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue"],"seq":21,"person":"24uXihNi7hwd_pe-","id":"140494773956560-2","digest":"f00485f8d739757a"}',1.79490545929516410834e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',7,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@E -1,-1"],"seq":22}',1.79490545929854393002e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',8,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":23}',1.79490545930222654335e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',9,'move','{"kind":"move","seat":0,"lines":["p1: EW|N:gold1@N -1,1"],"seq":25,"person":"24uXihNi7hwd_pe-","id":"140494773956560-3","digest":"452dee07ef10e075"}',1.79490545930609107011e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',10,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick repair-cart"],"seq":27}',1794905459.30957);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',11,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":29}',1.79490545931147503855e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',12,'move','{"kind":"move","seat":0,"lines":["p1: NEW|S:gold1@S 0,0"],"seq":32,"person":"24uXihNi7hwd_pe-","id":"140494773956560-4","digest":"dd382b65ccf46489"}',1.79490545931582689285e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',13,'move','{"kind":"move","seat":1,"lines":["p2: EW 1,0"],"seq":33}',1.79490545932285642627e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',14,'move','{"kind":"move","seat":1,"lines":["p2: bribe -1,-1"],"seq":35}',1.7949054593265311718e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',15,'move','{"kind":"move","seat":0,"lines":["p1: discard EW rockfall"],"seq":39,"person":"24uXihNi7hwd_pe-","id":"140494773956560-5","digest":"8af96d32e106a242"}',1.79490545933020949364e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',16,'move','{"kind":"move","seat":1,"lines":["p2: map 7,-1"],"seq":41}',1.7949054593343281746e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',17,'move','{"kind":"move","seat":0,"lines":["p1: NS|E 0,2"],"seq":43,"person":"24uXihNi7hwd_pe-","id":"140494773956560-6","digest":"b664c48a4ae15be6"}',1.79490545933854675291e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',18,'move','{"kind":"move","seat":1,"lines":["p2: ES 0,-2"],"seq":45}',1.79490545934263300898e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',19,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E NW|ES:gold1@E"],"seq":49,"person":"24uXihNi7hwd_pe-","id":"140494773956560-7","digest":"75cd83de8f4a9000"}',1794905459.34766);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',20,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-green@E -1,0"],"seq":52}',1.794905459353238821e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',21,'move','{"kind":"move","seat":0,"lines":["p1: discard NW rockfall"],"seq":56,"person":"24uXihNi7hwd_pe-","id":"140494773956560-8","digest":"41eb868e21fed4f3"}',1.7949054593580133915e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',22,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E key"],"seq":60}',1.79490545936329293254e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NEW:troll@E"],"seq":64,"person":"24uXihNi7hwd_pe-","id":"140494773956560-9","digest":"191cfc9df3b67dfa"}',1.7949054593681440353e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',24,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S NS"],"seq":68}',1.79490545937382149697e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',25,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NS|EW"],"seq":72,"person":"24uXihNi7hwd_pe-","id":"140494773956560-10","digest":"15417292d8f75cd0"}',1.79490545937899708753e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S"],"seq":74}',1.7949054593841981888e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',27,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N -2,1"],"seq":76,"person":"24uXihNi7hwd_pe-","id":"140494773956560-11","digest":"7717c6694e0fe2d7"}',1.79490545938848233224e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',28,'move','{"kind":"move","seat":1,"lines":["p2: discard map repair-pick-lantern"],"seq":80}',1.79490545939360117908e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',29,'move','{"kind":"move","seat":0,"lines":["p1: discard NE:ladder-green NEW:door-green@N"],"seq":84,"person":"24uXihNi7hwd_pe-","id":"140494773956560-12","digest":"41aa7255d70022f1"}',1.79490545939842176433e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',30,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NW|S"],"seq":88}',1.79490545940392851832e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',31,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW broken-lantern"],"seq":92,"person":"24uXihNi7hwd_pe-","id":"140494773956560-13","digest":"015e37bfa8156897"}',1.79490545940840268137e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',32,'move','{"kind":"move","seat":1,"lines":["p2: SW 2,0"],"seq":94}',1.79490545941360926628e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',33,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":96,"person":"24uXihNi7hwd_pe-","id":"140494773956560-14","digest":"5d7799e0a5af05bc"}',1.79490545941824388505e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',34,'move','{"kind":"move","seat":1,"lines":["p2: NSW:door-green@S 2,1"],"seq":97}',1.79490545942357397081e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',35,'move','{"kind":"move","seat":0,"lines":["p1: discard NS key"],"seq":99,"person":"24uXihNi7hwd_pe-","id":"140494773956560-15","digest":"40e8f73cc104db06"}',1.79490545942823743821e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',36,'move','{"kind":"move","seat":1,"lines":["p2: NSW:troll@S 1,-2"],"seq":100}',1.79490545943370389939e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',37,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":100}',1.79490545943696475032e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',38,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E repair-pick-cart"],"seq":102,"person":"24uXihNi7hwd_pe-","id":"140494773956560-16","digest":"3e56a20e5c4e8e0b"}',1.79490545944128441807e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',39,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p1"],"seq":103}',1.79490545944643974302e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',40,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":103}',1.79490545944976449006e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',41,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":104,"person":"24uXihNi7hwd_pe-","id":"140494773956560-17","digest":"e7f701722574df9c"}',1.79490545945445060735e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',42,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,-2"],"seq":105}',1.79490545945962643621e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',43,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":106}',1.79490545946264576913e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',44,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":107,"person":"24uXihNi7hwd_pe-","id":"140494773956560-18","digest":"ee002ad6ef399aa8"}',1.79490545946655726426e+09);
INSERT INTO "entries" VALUES('olj0416OQA1ajLim',45,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart broken-cart"],"seq":114,"over":true,"winners":[0]}',1.79490545947174906732e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',0,'created','{"kind":"created","code":"EDAMEH","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"24uXihNi7hwd_pe-","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490545668498492236e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',1,'sat','{"kind":"sat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0}',1.79490545668498492236e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals NEW:door-green@N+gold3, N|E:gold3@N, N|E|S|W, NEW:door-blue@N+gold2, N|S|W, NSW:door-blue@W+gold1\",\n  \"deck NS NW|S NW repair-pick-cart EW NW|E NSW:door-green@S NEW:door-blue@E key NESW:door-green@W EW NESW:troll@W broken-pick EW NSW:door-blue@N repair-cart NEW|S:gold1@S repair-lantern repair-pick-lantern NS|EW broken-lantern NE|SW EW|S:gold1@S rockfall repair-pick broken-pick broken-cart map rockfall NSW:troll@S map NW:ladder-blue NEW:troll@E NE NESW:door-blue@S repair-lantern-cart NE|W NS NS|EW:gold1@N NW|ES:gold1@E NE|S NW EW broken-cart NS|W NS key NE:ladder-green broken-lantern NSW|E:gold1@E NE NEW:door-green@N\",\n]\n","seq":7}',1.79490545669108605389e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',3,'chat','{"kind":"chat","person":"24uXihNi7hwd_pe-","name":"Ada","seat":0,"text":"Let us play solo!","id":"140494774073616-1","digest":"d1421e91196d99fc"}',1.79490545671496963498e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":8,"person":"24uXihNi7hwd_pe-","id":"140494774073616-2","digest":"ae733addfd00ee54"}',1.79490545671843624111e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|S"],"seq":10,"person":"24uXihNi7hwd_pe-","id":"140494774073616-3","digest":"4f25720c16feccfe"}',1.79490545673557662961e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',6,'move','{"kind":"move","seat":0,"lines":["p1: ES -1,0"],"seq":12,"person":"24uXihNi7hwd_pe-","id":"140494774073616-4","digest":"bbab09dc57d615d8"}',1.79490545675383114817e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',7,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":14,"person":"24uXihNi7hwd_pe-","id":"140494774073616-5","digest":"704126d9c40a8553"}',1.79490545679585623744e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',8,'move','{"kind":"move","seat":0,"lines":["p1: discard EW repair-lantern"],"seq":20,"person":"24uXihNi7hwd_pe-","id":"140494774073616-6","digest":"963076b404d18bd7"}',1.79490545680302262306e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|EW repair-pick-lantern"],"seq":26,"person":"24uXihNi7hwd_pe-","id":"140494774073616-7","digest":"d0b97da4c1d68e3f"}',1.79490545683924436568e+09);
INSERT INTO "entries" VALUES('wwG1_-sMzU3z9nsI',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S"],"seq":32,"person":"24uXihNi7hwd_pe-","id":"140494774073616-8","digest":"da3a957413aba3a3"}',1.79490545691046690939e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNwuZSdGbJLN54ir4
9fiyUJXGIkqsf6WNqzSMowAVV3ChRANCAAR0YtG0wbNtrlNM8JpixOuMsUNc6FRx
R1NJFzBXTEApDNmi90rY56pBV2tSWjsVdWu6G8oh64mL7rYUUgqjKu9S
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
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','2R2Ld2kRs_KABuvZ',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','PqArxUHlY30LxdNG',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','Uc7pOAOCGCDAdLMf',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','wwG1_-sMzU3z9nsI',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','XisVXw0ACU8c37-b',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','5-yiAWg60m0hb12j',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','0VGXLK3kBXiv0OVp',1,0.0);
INSERT INTO "members" VALUES('24uXihNi7hwd_pe-','olj0416OQA1ajLim',0,1.79490545947174906732e+09);
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
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('24uXihNi7hwd_pe-','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79490545131941366197e+09,0,0,0);
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
	gold INTEGER NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "played" VALUES('24uXihNi7hwd_pe-','olj0416OQA1ajLim',0,1.79490545947174906732e+09,0,42,2026,'duel',2,'bots',',green,',1,1);
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
INSERT INTO "tables" VALUES('2R2Ld2kRs_KABuvZ','DSYFQU',0,'playing',0,1.79490545155737280845e+09,1.7949054552576172352e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["24uXihNi7hwd_pe-",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('PqArxUHlY30LxdNG','FLBHUZ',0,'playing',0,1.79490545542458915708e+09,1.79490545576055145256e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["24uXihNi7hwd_pe-",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('Uc7pOAOCGCDAdLMf','QUESLL',0,'playing',0,1.79490545618102931976e+09,1.79490545662267518044e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["24uXihNi7hwd_pe-",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('wwG1_-sMzU3z9nsI','EDAMEH',0,'playing',0,1.79490545668498492236e+09,1.79490545669108605389e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["24uXihNi7hwd_pe-"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('XisVXw0ACU8c37-b','HQPFAJ',0,'playing',0,1.79490545741000723841e+09,1.79490545826687645917e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["24uXihNi7hwd_pe-",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('5-yiAWg60m0hb12j','JWHNUA',1,'lobby',1,1.79490545837335467331e+09,1.79490545837335467331e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["24uXihNi7hwd_pe-",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('0VGXLK3kBXiv0OVp','DUDKSK',0,'between',0,1.79490545844701337814e+09,1.79490545920215249058e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["24uXihNi7hwd_pe-",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('olj0416OQA1ajLim','VMNYNP',0,'over',0,1.79490545922593045229e+09,1.79490545947174906732e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["24uXihNi7hwd_pe-",null],"asked":null,"winners":[0],"gold":[1,0]}',1,0);
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
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|bots',1,1,1);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('24uXihNi7hwd_pe-',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('24uXihNi7hwd_pe-',2026,'gold','duel|bots|1',1,0,0);
INSERT INTO "tallies" VALUES('24uXihNi7hwd_pe-',2026,'match','duel|2|bots',1,1,0);
INSERT INTO "tallies" VALUES('24uXihNi7hwd_pe-',2026,'role','duel||2|bots',1,1,1);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','2R2Ld2kRs_KABuvZ');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','PqArxUHlY30LxdNG');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','Uc7pOAOCGCDAdLMf');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','wwG1_-sMzU3z9nsI');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','XisVXw0ACU8c37-b');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','5-yiAWg60m0hb12j');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','0VGXLK3kBXiv0OVp');
INSERT INTO "traces" VALUES('24uXihNi7hwd_pe-','olj0416OQA1ajLim');
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
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
CREATE INDEX tables_unpacked ON tables (phase, packed, changed);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX mails_address ON mails (address);
CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_person ON calls (person);
CREATE INDEX tries_results ON tries (kind, label, gold);
COMMIT;
